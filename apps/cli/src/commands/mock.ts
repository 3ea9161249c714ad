import { build, serve } from '../run.ts';

build('bundle');
serve(['--api-only', ...process.argv.slice(2)], 'npm run mock', (port) => {
  console.log(
    `\n  http://api.localhost:${port}/api/v4\n  Outside of a browser: http://127.0.0.1:${port} with the header "Host: api.localhost".\n`,
  );
});

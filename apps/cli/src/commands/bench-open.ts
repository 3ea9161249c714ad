import { runInBrowser } from '../bench/in-browser.ts';

process.exitCode = await runInBrowser('open', ['times'], ['folder']);

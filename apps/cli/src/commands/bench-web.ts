import { runInBrowser } from '../bench/in-browser.ts';

process.exitCode = await runInBrowser('web', ['rounds'], ['screens', 'accept']);

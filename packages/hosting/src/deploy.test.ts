import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deployFiles } from './deploy.ts';
import { hostingHeaders } from './headers.ts';

const folder = new URL('../deploy/', import.meta.url);
const files = deployFiles();
const template = files.get('nginx.conf.template')!;

describe('[OPS-08] what a host takes from packages/hosting/deploy', () => {
  it.each([...files])('%s is what is checked in: run npm run generate', (name, text) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text);
  });

  it('is nothing else', () => expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted()));

  it('sends every header that npm start sends, filled in by nginx', () => {
    const { page, asset, file } = hostingHeaders({ isApp: true });
    for (const headers of [page, asset, file])
      for (const [name, value] of Object.entries(headers).filter(([name]) => name !== 'content-type')) {
        const fixed = value.split(/\{\w+\}/);
        const line = template.split('\n').find((each) => {
          let from = each.indexOf(`add_header ${name} "`);
          return from >= 0 && fixed.every((part) => (from = each.indexOf(part, from)) >= 0);
        });
        expect(line, name).toBeTruthy();
      }
    expect(template).not.toMatch(/\{(nonce|api|live|others|sandbox)\}(?!")/);
  });

  it('[OPS-05] sends the worker as a file that is asked for each time', () => {
    const worker = template.slice(template.indexOf('location ~ [.]'), template.indexOf('location ^~ /assets/'));
    expect(worker).toContain('add_header cache-control "no-cache";');
  });

  it('starts a container without settings, and not with wrong ones', () => {
    const script = fileURLToPath(new URL('settings.sh', folder));
    const start = (env: Record<string, string>) =>
      spawnSync('sh', [script], { env: { PATH: process.env['PATH'], ...env } });
    const good = { WAYSIDE_API_ORIGIN: 'https://api.example:8443', WAYSIDE_REPORTS_URL: 'https://r.example/a?stage=b' };
    expect([start({}).status, start({ ...good, WAYSIDE_PAYMENTS: 'sandbox' }).status]).toEqual([0, 0]);
    expect(String(start({}).stderr)).toContain('WAYSIDE_REPORTS_URL is not set: nothing that breaks is reported');
    for (const wrong of ['https://api.example/', 'api.example', 'https://a.example; x', 'https://a.example\n"; }']) {
      const { status, stderr } = start({ ...good, WAYSIDE_API_ORIGIN: wrong });
      expect([status, String(stderr)]).toEqual([1, expect.stringContaining('WAYSIDE_API_ORIGIN=')]);
    }
    expect([start({ WAYSIDE_PAYMENTS: 'test' }).status, start({ WAYSIDE_OFFLINE: 'no' }).status]).toEqual([1, 1]);
  });
});

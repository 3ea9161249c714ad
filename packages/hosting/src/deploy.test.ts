import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOST_RULE, deployFiles } from './deploy.ts';
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

  it.each([
    ['app.wayside.com', 'wayside.com'],
    ['shell.wayside.co.uk:8443', 'wayside.co.uk:8443'],
    ['canada.localhost:4000', 'localhost:4000'],
    ['wayside.com', undefined],
    ['wayside.co.uk', undefined],
    ['203.0.113.7', undefined],
    ['app.wayside.com; script-src *', undefined],
  ])('finds the API of %s beside it, as the page does, or none', (host, parent) => {
    expect(new RegExp(HOST_RULE, 'i').exec(host)?.groups?.['wayside_parent']).toBe(parent);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, step } from '../run.ts';
import type { EqualWork } from './equal-work.ts';

/** Servers that are no part of the project: installed into a cache when the benchmark first runs. */
const PACKAGES = {
  '@hono/node-server': '2.1.8',
  '@mockoon/cli': '9.9.0',
  '@scalar/mock-server': '0.14.4',
  hono: '4.13.19',
};
const FOLDER = join(root, 'node_modules/.cache/bench-peers');

export interface Peer {
  name: string;
  /** What Node runs. */
  args: readonly string[];
}

const prism = createRequire(join(root, 'mocks/package.json')).resolve('@stoplight/prism-cli/dist/index.js');
const installed = (file: string): string => join(FOLDER, 'node_modules', file);

/** Other mock servers on the same data, on the given port. Those that cannot be installed are left out. */
export function peersOn(port: number, { contract, mockoon }: EqualWork): Peer[] {
  const ofPrism: Peer[] = [
    { name: 'prism mock -d', args: [prism, 'mock', '-d', '-p', String(port), contract] },
    { name: 'prism mock', args: [prism, 'mock', '-p', String(port), contract] },
  ];
  if (!install()) return ofPrism;
  return [
    ...ofPrism,
    { name: 'Scalar', args: [join(root, 'apps/cli/src/bench/scalar.mjs'), FOLDER, contract, String(port)] },
    {
      name: 'Mockoon',
      args: [
        installed('@mockoon/cli/bin/run.js'),
        'start',
        '-d',
        mockoon,
        '-p',
        String(port),
        '-X',
        '-r',
        '--disable-admin-api',
      ],
    },
  ];
}

function install(): boolean {
  const wanted = JSON.stringify({ private: true, dependencies: PACKAGES });
  const done = join(FOLDER, `${Buffer.from(Object.entries(PACKAGES).join()).toString('base64url')}.installed`);
  if (existsSync(done)) return true;
  step('installing the other servers');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), wanted);
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(done, '');
  else console.log('Scalar and Mockoon could not be installed, and are left out.');
  return status === 0;
}

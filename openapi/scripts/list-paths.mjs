// Writes the list at the end of openapi.yaml: the paths of each tag's file, in the order of the tags. `--check` fails on
// drift. It reads and writes lines, so that everything else keeps its form.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { pointer } from './contract.mjs';
import { writeOrCheck } from './write-or-check.mjs';

const file = fileURLToPath(new URL('../openapi.yaml', import.meta.url));
const folder = new URL('../paths/', import.meta.url);

const text = readFileSync(file, 'utf8');
const start = text.search(/^paths:/m);
if (start === -1 || /\n\S/.test(text.slice(start))) throw new Error('`paths` has to be the last part of openapi.yaml');
const head = text.slice(0, start);
const tags = parse(head).tags.map(({ name }) => name);

const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const without = files.filter((name) => !tags.includes(basename(name, '.yaml')));
if (without.length > 0) throw new Error(`add the tag to \`tags\` in openapi.yaml, or rename the file: ${without.join(', ')}`);

const lines = tags
  .map((tag) => `${tag}.yaml`)
  .filter((name) => files.includes(name))
  .flatMap((name) =>
    Object.keys(parse(readFileSync(new URL(name, folder), 'utf8'))).map((path) => `  ${path}: { $ref: 'paths/${name}#${pointer(path)}' }`),
  );

writeOrCheck(file, `${head}paths: # written by \`npm run generate\`\n${lines.join('\n')}\n`);

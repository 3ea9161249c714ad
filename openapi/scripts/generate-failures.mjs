// Writes what the server says when it refuses, the messages of the contract's failure examples: failure-texts.ts, with a
// key for each, and the texts under these keys in English, as sent, and in French, from `x-french` beside the `value`.
// `--check` fails on drift.
import { generated, here, operationsOf, readContract, resolve } from './contract.mjs';
import { writeOrCheck } from './write-or-check.mjs';

const contract = readContract();

/** What people are told: a message of a field, never the codes and details that only programs read. */
function messagesOf(value) {
  const { error, errors = [], alertMessage, alertType } = value ?? {};
  return [error, ...errors, alertType === 'error' ? alertMessage : undefined].filter((text) => typeof text === 'string');
}

function* failures() {
  for (const { operation, at } of operationsOf(contract)) {
    for (const [status, found] of Object.entries(operation.responses)) {
      if (!status.startsWith('4')) continue;
      const response = resolve(contract, found, at);
      for (const [name, example] of Object.entries(response.value.content?.['application/json']?.examples ?? {})) {
        if (name.endsWith('French')) continue;
        const { value, 'x-french': french = [] } = resolve(contract, example, response.at).value;
        const texts = messagesOf(value);
        for (const [index, text] of texts.entries()) {
          yield {
            text,
            french: [french].flat()[index],
            name: texts.length > 1 ? `${name}${index + 1}` : name,
            id: operation.operationId,
          };
        }
      }
    }
  }
}

const keys = new Map();
const inFrench = new Map();
const taken = new Set();
for (const { text, french, name, id } of failures()) {
  if (french !== undefined && inFrench.has(text) && inFrench.get(text) !== french)
    throw new Error(`${id}: "${text}" has another \`x-french\` elsewhere`);
  if (french !== undefined) inFrench.set(text, french);
  if (keys.has(text)) continue;
  // One name may stand for different messages of different operations.
  const key = taken.has(name) ? `${name}Of${id[0].toUpperCase()}${id.slice(1)}` : name;
  if (taken.has(key)) throw new Error(`${id}: two messages are called ${key}`);
  taken.add(key);
  keys.set(text, key);
}

const untold = [...keys.keys()].filter((text) => !inFrench.has(text));
if (untold.length > 0)
  throw new Error(`Add the French as \`x-french\` beside the \`value\` of these examples: ${untold.join('; ')}`);

const byKey = [...keys].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
for (const [language, textOf] of [
  ['en', (text) => text.replaceAll("'", '’')],
  ['fr', (text) => inFrench.get(text)],
]) {
  const texts = Object.fromEntries(byKey.map(([text, key]) => [key, textOf(text)]));
  writeOrCheck(
    here(`../../packages/i18n/src/${language}/server/server.json`),
    `${JSON.stringify(texts, undefined, 2)}\n`,
  );
}

const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const lines = byKey.map(([text, key]) => {
  const line = `  ${quoted(text)}: '${key}',`;
  return line.length > 120 ? `  ${quoted(text)}:\n    '${key}',` : line;
});

writeOrCheck(
  generated('failure-texts.ts'),
  `// Generated from openapi/ by \`npm run generate\`. Do not edit.

/** Messages of the contract's failure examples, each with its key among the server's texts of packages/i18n. */
export const failureTexts = {
${lines.join('\n')}
};
`,
);

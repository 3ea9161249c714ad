// Writes failure-texts.ts: the messages of the contract's failure examples, each with the key of its French. `--check`
// fails on drift.
import { generated, operationsOf, readContract, resolve } from './contract.mjs';
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
        const texts = messagesOf(resolve(contract, example, response.at).value.value);
        for (const [index, text] of texts.entries()) {
          yield { text, name: texts.length > 1 ? `${name}${index + 1}` : name, id: operation.operationId };
        }
      }
    }
  }
}

const keys = new Map();
const taken = new Set();
for (const { text, name, id } of failures()) {
  if (keys.has(text)) continue;
  // One name may stand for different messages of different operations.
  const key = taken.has(name) ? `${name}Of${id[0].toUpperCase()}${id.slice(1)}` : name;
  if (taken.has(key)) throw new Error(`${id}: two messages are called ${key}`);
  taken.add(key);
  keys.set(text, key);
}

const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const lines = [...keys]
  .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
  .map(([text, key]) => {
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

import { operationsOf, resolve } from './contract.mjs';

/**
 * What a request may contain, the entity in its response must be able to hold: otherwise the server stores something
 * that its own contract forbids it to send. Compares the fields that both have by name.
 */
export function checkInputs(contract, report) {
  const schemaOf = (node) => resolve(contract, node ?? {}, '').value;
  const jsonOf = (node) => schemaOf(schemaOf(node).content?.['application/json']?.schema);
  for (const { operation } of operationsOf(contract)) {
    const success = Object.entries(operation.responses).find(([status]) => status < '400')?.[1];
    const input = jsonOf(operation.requestBody);
    const entity = jsonOf(success);
    compare(input, entity, operation.operationId);
  }

  function compare(input, entity, at) {
    if (entity.properties === undefined) return;
    for (const [name, node] of Object.entries(input.properties ?? {})) {
      const theirs = entity.properties[name];
      if (theirs === undefined) continue;
      const [given, kept] = [schemaOf(node), schemaOf(theirs)];
      for (const problem of looser(given, kept)) report(`${at}: ${name}`, `the request is looser than the response: ${problem}`);
      compare(given, kept, `${at}: ${name}`);
      compare(schemaOf(given.items), schemaOf(kept.items), `${at}: ${name}[]`);
    }
  }
}

const typesOf = ({ type }) => (type === undefined ? [] : [type].flat());

const AT_LEAST = ['minLength', 'minimum', 'minItems'];
const AT_MOST = ['maxLength', 'maximum', 'maxItems'];
const SAME = ['pattern', 'format'];
/** What a pattern of the request limits already. */
const LIMITED_BY_PATTERN = new Set(['minLength', 'maxLength', 'format']);

function looser(input, entity) {
  const problems = [];
  const values = input.enum ?? (input.const === undefined ? undefined : [input.const]);
  const holds = (key, isWithin) => {
    if (values || entity[key] === undefined || (input.pattern !== undefined && LIMITED_BY_PATTERN.has(key))) return;
    if (!isWithin(input[key], entity[key])) problems.push(`${key} ${input[key] ?? 'is missing'}, and there ${entity[key]}`);
  };
  for (const key of AT_MOST) holds(key, (given, kept) => given <= kept);
  for (const key of AT_LEAST) holds(key, (given, kept) => given >= kept);
  for (const key of SAME) holds(key, (given, kept) => given === kept);
  if (entity.enum !== undefined && !(values ?? [undefined]).every((value) => entity.enum.includes(value))) problems.push('it takes other values');
  const types = typesOf(entity);
  // A request may say null for what it leaves to the server.
  const others = typesOf(input).filter((type) => type !== 'null' && !types.includes(type) && !(type === 'integer' && types.includes('number')));
  if (types.length > 0 && others.length > 0) problems.push(`its type may be ${others.join(' or ')}`);
  return problems;
}

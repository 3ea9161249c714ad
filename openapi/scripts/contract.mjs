// Shared by the scripts of this folder: the bundled contract, its operations, and reference resolution.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export const generated = (name) => here(`../../packages/api-client/src/generated/${name}`);

export const readJson = (path) => JSON.parse(readFileSync(here(path), 'utf8'));

/** The contract as written by `npm run bundle`: one document with internal references only. */
export const readContract = () => readJson('../dist/openapi.json');

export const pointer = (...segments) => segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const unescape = (segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');

/** Follows `$ref`s inside the document. Returns the value and the pointer to it. */
export function resolve(contract, node, at) {
  let seen = 0;
  while (node && typeof node === 'object' && typeof node.$ref === 'string') {
    if (++seen > 20 || !node.$ref.startsWith('#/')) throw new Error(`${at}: cannot resolve ${node.$ref}`);
    at = node.$ref.slice(1);
    node = at.split('/').slice(1).map(unescape).reduce((value, key) => value?.[key], contract);
    if (node === undefined) throw new Error(`nothing found at #${at}`);
  }
  return { value: node, at };
}

/** Every operation with its path, method, pointer and path-level parameters. */
export function* operationsOf(contract) {
  for (const [path, reference] of Object.entries(contract.paths)) {
    const { value: item, at } = resolve(contract, reference, pointer('paths', path));
    for (const method of METHODS) {
      if (!item[method]) continue;
      const parameters = [
        ...(item.parameters ?? []).map((node, index) => resolve(contract, node, at + pointer('parameters', index))),
        ...(item[method].parameters ?? []).map((node, index) => resolve(contract, node, at + pointer(method, 'parameters', index))),
      ];
      yield { path, method, operation: item[method], at: at + pointer(method), parameters };
    }
  }
}

/** Expands `x-roles` into role names; unknown names and sets are kept, so that a check can report them. */
export function expandRoles(contract, roles) {
  const sets = contract['x-role-sets'];
  return [...new Set(roles.flatMap((role) => (role.startsWith('@') ? (sets[role.slice(1)] ?? [role]) : [role])))];
}

export const isForAnyone = (operation) => (operation['x-roles'] ?? []).includes('@anyone');

export const isSecured = (contract, operation) => (operation.security ?? contract.security ?? []).length > 0;

/** The base path of an operation: `/api/v4` for all but those at the root of the host. */
export const baseOf = (contract, operation) => new URL((operation.servers ?? contract.servers)[0].url).pathname.replace(/\/$/, '');

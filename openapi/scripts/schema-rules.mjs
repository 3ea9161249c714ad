import { faker } from '@faker-js/faker';
import { pointer } from './contract.mjs';

/** Schemas must be strict, component names must map one to one to their source files, and Faker methods must exist. */
export function checkSchemas(contract, report) {
  for (const [kind, components] of Object.entries(contract.components)) {
    for (const name of Object.keys(components)) {
      // The bundler appends a number when a component name is already in use.
      if (/-\d+$/.test(name)) report(`component ${kind} ${name}`, 'another component has this name');
    }
  }
  for (const [name, schema] of Object.entries(contract.components.schemas ?? {})) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) report(`schema ${name}`, 'is not named in PascalCase');
    walk(schema, pointer('components', 'schemas', name), report);
  }
  walk(contract.paths, '/paths', report);
}

function walk(node, at, report) {
  if (!node || typeof node !== 'object') return;
  if (!Array.isArray(node)) {
    if (isSchema(node) && node.additionalProperties === undefined && node.unevaluatedProperties === undefined) {
      report(`#${at}`, 'an object that does not state additionalProperties');
    }
    if (typeof node['x-faker'] === 'string' && !isFakerMethod(node['x-faker'])) report(`#${at}`, `Faker has no ${node['x-faker']}`);
  }
  for (const [key, child] of Object.entries(node)) {
    // Examples are data, not schemas: they may have a key called `properties`.
    if (key !== 'examples' && key !== 'example' && key !== 'const' && key !== 'enum') walk(child, at + pointer(key), report);
  }
}

// An entity may have a field called `properties`; a schema's own `properties` appears next to a `type`.
const isSchema = (node) => typeof node.properties === 'object' && (node.type === 'object' || node.type?.includes?.('object'));

const isFakerMethod = (name) => typeof name.split('.').reduce((value, key) => value?.[key], faker) === 'function';

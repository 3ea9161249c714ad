// Writes contract.d.ts: paths, operations, and every schema under its own name. `--check` fails on drift.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { generated, readContract } from './contract.mjs';
import { writeOrCheck } from './write-or-check.mjs';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

const ast = await openapiTS(readContract(), {
  silent: true,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
  // Files are binary; the default type, string, would force a cast on every upload.
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});

writeOrCheck(generated('contract.d.ts'), `// Generated from openapi/ by \`npm run generate\`. Do not edit.\n${astToString(ast)}`);

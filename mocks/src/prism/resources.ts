import { createRequire } from 'node:module';
import type { IHttpOperation } from '@stoplight/types';

/** Loads the copies that Prism itself loads. */
export const requireFromPrism = createRequire(createRequire(import.meta.url).resolve('@stoplight/prism-http'));

/** What we call of the modules. */
interface Modules {
  refs: new () => { dereference(contract: object): Promise<object>; $refs: { circular: boolean } };
  json: {
    decycle(document: object): object;
    bundleTarget(target: { document: object; path: string; cloneDocument: boolean }): unknown;
  };
  spec: { transformOas3Operations(document: object): IHttpOperation[] };
}

/**
 * The operations of a contract as Prism reads them. Prism's own function also loads readers of Swagger and Postman, and
 * looks for cycles where there are none: a fifth of our start.
 */
export async function resourcesOf(contract: object): Promise<IHttpOperation[]> {
  const Refs = requireFromPrism('@stoplight/json-schema-ref-parser') as Modules['refs'];
  const { decycle, bundleTarget } = requireFromPrism('@stoplight/json') as Modules['json'];
  const { transformOas3Operations } = requireFromPrism('@stoplight/http-spec/oas3/operation') as Modules['spec'];

  const refs = new Refs();
  const whole = await refs.dereference(contract);
  const document = refs.$refs.circular ? decycle(whole) : whole;
  return transformOas3Operations(document).map(
    (operation) =>
      bundleTarget({
        document: { ...document, __target__: operation },
        path: '#/__target__',
        cloneDocument: false,
      }) as IHttpOperation,
  );
}

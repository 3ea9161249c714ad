import type { IHttpOperationConfig, IHttpRequest, PrismHttpComponents } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import { hashOf } from '../shared/random.ts';
import { requireFromPrism } from './resources.ts';

/**
 * Prism's own response for an operation: the contract's example, or generated data when `dynamic`. Generated data is a
 * pure function of the seed and the request.
 */
export function createFallback() {
  let loaded: ReturnType<typeof load> | undefined;

  return (resource: IHttpOperation, request: IHttpRequest, { dynamic, seed }: { dynamic: boolean; seed: string }) => {
    const { faker, mock } = (loaded ??= load());
    const key = `${seed} ${resource.iid} ${request.url.path}`;
    faker.seed(hashOf(key));
    faker.setDefaultRefDate('2026-03-16T14:00:00Z');
    const config: IHttpOperationConfig = { dynamic, seed: key, mediaTypes: undefined! };
    const { accept: _accept, ...headers } = request.headers ?? {};
    return mock({ resource, input: { data: { ...request, headers }, validations: [] }, config });
  };
}

/**
 * Prism's own copies: options set on any other have no effect. Loaded at their first use, because few calls ever need
 * them.
 */
function load() {
  const { JSONSchemaFaker } = requireFromPrism('json-schema-faker') as {
    JSONSchemaFaker: { option(options: object): void };
  };
  const { faker } = requireFromPrism('@faker-js/faker') as {
    faker: { seed(seed: number): void; setDefaultRefDate(date: string): void };
  };
  const { default: mock } = requireFromPrism('@stoplight/prism-http/dist/mocker') as {
    default: PrismHttpComponents['mock'];
  };

  // By default Prism generates unknown keys and very long lists.
  JSONSchemaFaker.option({ fillProperties: false, minItems: 1, maxItems: 5 });
  return { faker, mock };
}

import { operationTable } from '@wayside/api-client';
import { requestsOf } from '@wayside/scenarios/requests';
import { expect, it } from 'vitest';
import { operationsOf } from '../engine/contract.ts';
import { readContract } from '../server/contract-file.ts';
import { scenarioSession } from '../fetch/scenario-fetch.ts';
import { sent } from './client.ts';
import { mutationsOf } from './mutations.ts';

const MUTATIONS = 20;

const contract = readContract();
const operations = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));
function declaredOf({ path, method }: { path: string; method: string }): number[] {
  return Object.keys(contract['paths'][path][method.toLowerCase()]['responses'] as object).map(Number);
}

it.each(requestsOf(contract).map((request, index) => [request.operation, request, index] as const))(
  '%s answers whatever it is sent with a declared status and body',
  async (id, request, index) => {
    const operation = operations.get(id)!;
    const { roles } = operationTable[id];
    const role = roles === 'anyone' ? 'Owner' : (roles.find((name) => name === 'Owner') ?? roles[0]!);
    const others = roles === 'anyone' ? [] : roles.filter((name) => name !== role);
    const declared = declaredOf(operation);
    const own = scenarioSession({ role });
    // Half of the mutants are sent by another role, a different one from operation to operation.
    const other = others.length > 0 ? scenarioSession({ role: others[index % others.length]! }) : undefined;
    const valid = { path: request.path, body: request.body };
    const queryNames = [...operation.parameterTypes.keys()].filter((name) => !operation.path.includes(`{${name}}`));
    const problems: string[] = [];
    const first = await own.fetch(valid.path, sent(request));
    if (first.status >= 400)
      problems.push(
        `its own example, ${request.path}, which has to succeed in the world: ${first.status} ${(await first.text()).slice(0, 200)}`,
      );

    const isReading = request.method === 'GET';
    for (const [number, mutant] of mutationsOf(id, valid, queryNames, MUTATIONS).entries()) {
      const sender = number % 2 === 1 && other ? other : own;
      const { method } = request;
      const response = await sender.fetch(mutant.path, sent(isReading ? { method } : { ...mutant, method }));
      if (!declared.includes(response.status))
        problems.push(`${mutant.what}: ${response.status} ${(await response.text()).slice(0, 200)}`);
    }
    expect(problems).toEqual([]);
    for (const { journal } of other ? [own, other] : [own])
      expect(journal.entries.filter(({ answerViolations }) => answerViolations.length > 0)).toEqual([]);
  },
);

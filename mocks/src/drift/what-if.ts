import type { OperationId } from '@wayside/api-client';
import { scenarios } from '@wayside/scenarios';
import type { KnownScenario, ScenarioId } from '@wayside/scenarios';
import { requestsOf } from '@wayside/scenarios/requests';
import { createEngine } from '../prism/prism-engine.ts';
import { operationsOf } from '../engine/contract.ts';
import { readContract } from '../server/contract-file.ts';
import type { Operation } from '../engine/contract.ts';
import { startServer } from '../server/server.ts';
import type { ScenarioServer } from '../server/server.ts';
import { answerOf } from '../session/answer-board.ts';
import { createInspector } from './drift.ts';
import type { Contract, Finding } from './drift.ts';
import { sendable } from './recording.ts';
import { exchange } from './transport.ts';

/** A scenario that another contract does not allow. */
export interface ScenarioBreak {
  scenario: ScenarioId;
  operation: OperationId;
  message: string;
  /** Whether the scenario itself names what is gone, rather than having it in its data. */
  isNamed: boolean;
}

/** What breaks if our contract is replaced by another one. */
export interface Breaks {
  /** Number of operations that differ. */
  changed: number;
  /** Operations whose example call, or our server's response to it, the other contract does not allow. */
  operations: { operation: OperationId; call: string; findings: Finding[] }[];
  scenarios: ScenarioBreak[];
}

type Example = Awaited<ReturnType<typeof sendable>>;

/**
 * Plays every operation that differs between the contracts, and every scenario's part in it, on our own server, and
 * checks requests and responses against the other contract.
 *
 * @throws when the other document is no contract that our engine can read
 */
export async function breaksOf(other: Contract): Promise<Breaks> {
  const own = readContract();
  // Before the engine, which replaces the references of the document that it is given.
  const changed = operationsOf(own).filter(
    ({ path, method }) => textOf(own, path, method) !== textOf(other, path, method),
  );
  const engine = await createEngine(other);
  const inspect = createInspector(engine);
  const examples = new Map<OperationId, Example>();
  for (const request of requestsOf(own)) examples.set(request.operation, await sendable(request));
  const theirs = new Map(engine.operations.map((operation) => [operation.id, operation]));

  const server = await startServer({ port: 0, apiOnly: true });
  const caller = callerAt(server, inspect);
  try {
    const operations: Breaks['operations'] = [];
    for (const operation of changed) {
      const example = examples.get(operation.id)!;
      const role = [...rolesOf(operation)].find((name) => name === 'Owner') ?? [...rolesOf(operation)][0];
      const call = caller({ role });
      const findings = [...lostRoles(operation, theirs.get(operation.id)), ...(await call(example))];
      if (findings.length > 0)
        operations.push({ operation: operation.id, call: `${operation.method} ${operation.mountedPath}`, findings });
    }
    const broken = new Set(operations.map(({ operation }) => operation));
    const read = changed.filter(({ id, method }) => method === 'GET' && !broken.has(id));

    const breaks: ScenarioBreak[] = [];
    for (const scenario of scenarios.values()) {
      for (const { id } of changed) {
        const message = await namedBy(scenario, id, theirs.get(id));
        if (message !== undefined) breaks.push({ scenario: scenario.id, operation: id, message, isNamed: true });
      }
      if (!hasOwnData(scenario)) continue;
      const call = caller({ scenario: scenario.id });
      for (const { id } of read) {
        const example = examples.get(id)!;
        const [finding] = await call(example);
        if (finding)
          breaks.push({ scenario: scenario.id, operation: id, message: textOfFinding(finding), isNamed: false });
      }
    }
    return { changed: changed.length, operations, scenarios: breaks };
  } finally {
    await server.close();
  }

  /** What is wrong with the answer or fault that a scenario defines for an operation. */
  async function namedBy({ answers = {}, faults = [] }: KnownScenario, id: OperationId, their: Operation | undefined) {
    const answer = answers[id];
    if (!their) return answer || faults.some(({ operation }) => operation === id) ? 'is gone' : undefined;
    if (!answer) return undefined;
    try {
      await answerOf(answer as unknown as Record<string, unknown>, their, engine);
      return undefined;
    } catch (problem) {
      return (problem as Error).message;
    }
  }
}

/** Failures consist of an answer only. */
const hasOwnData = ({ world, profile, id }: KnownScenario): boolean =>
  !id.startsWith('failures/') && (world ?? profile) !== undefined;

const rolesOf = ({ roles }: Operation): ReadonlySet<string> => (roles === 'anyone' ? new Set() : roles);

function lostRoles(own: Operation, other: Operation | undefined): Finding[] {
  if (!other || other.roles === 'anyone') return [];
  const { roles } = other;
  const lost = [...rolesOf(own)].filter((role) => !roles.has(role));
  return lost.length > 0
    ? [{ direction: 'request', at: 'x-roles', message: `no longer lets in ${lost.join(', ')}` }]
    : [];
}

export const textOfFinding = ({ direction, at, message }: Finding): string =>
  `${direction}${at && ` ${at}`}: ${message}`;

/** Calls the server in a session of its own, in which nothing fails on purpose, and checks what went both ways. */
function callerAt(server: ScenarioServer, inspect: ReturnType<typeof createInspector>) {
  return (recipe: { scenario?: ScenarioId; role?: string }) => {
    const session = server.sessions.create(recipe);
    session.setFaults([]);
    return async (example: Example): Promise<Finding[]> => {
      const sent = {
        ...example,
        headers: { ...example.headers, authorization: session.issueToken(session.player.id) },
      };
      return inspect(sent, await exchange({ ...sent, url: new URL(sent.path, `http://127.0.0.1:${server.port}`) }));
    };
  };
}

/** An operation with all that it refers to, as text. */
function textOf(contract: Contract, path: string, method: string): string {
  const item = contract['paths']?.[path] as Contract | undefined;
  const seen = new Set<string>();
  const parts: unknown[] = [];
  const collect = (node: unknown): void => {
    parts.push(node);
    for (const [, ref] of JSON.stringify(node ?? null).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      if (seen.has(ref!)) continue;
      seen.add(ref!);
      collect(
        ref!
          .split('/')
          .reduce<Contract | undefined>(
            (at, key) => at?.[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
            contract,
          ),
      );
    }
  };
  collect([item?.[method.toLowerCase()], item?.['parameters'], contract['servers'], contract['x-role-sets']]);
  return JSON.stringify(parts);
}

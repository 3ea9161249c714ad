import type { OperationId, Schemas } from '@wayside/api-client';
import { limitTo, rolesOf } from '@wayside/domain';
import type { Fault } from '@wayside/scenarios';
import { DEFAULT_FAULT_STATUS } from '@wayside/scenarios/control';
import type { Source, Violation } from '@wayside/scenarios/control';
import { Refused, Reply, responding } from '../handlers/handler.ts';
import type { Call, Handler } from '../handlers/handler.ts';
import { handlers } from '../handlers/index.ts';
import type { Session } from '../session/session.ts';
import type { BodyProblem } from './body.ts';
import type { Operation } from './contract.ts';
import { exampleAnswer, overrideAnswer } from './declared.ts';
import type { Answer, Fallback } from './engine.ts';
import { parametersOf } from './parameters.ts';

export interface IncomingCall {
  operation: Operation;
  session: Session;
  token: string | undefined;
  fault: Fault | undefined;
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  /** By lowercase name. */
  headers: Record<string, string>;
  body: unknown;
  /** Why the body cannot be used. */
  problem: BodyProblem | undefined;
  /** The declared response that the caller asks for. */
  preferred: Answer | undefined;
  wantsDynamic: boolean;
  origin: string;
}

export interface Decision {
  source: Source;
  why: string[];
  answer: Answer | { fallback: Fallback };
}

/**
 * Picks the response, in this order: fault, the caller's own wish, authorization, contract violations, the tester's
 * answer, scenario override, world, contract example.
 */
export function decide(call: IncomingCall, violations: readonly Violation[]): Decision {
  const { operation, session, fault } = call;
  const why: string[] = [];
  const decided = (source: Source, reason: string, answer: Decision['answer']): Decision => ({
    source,
    why: [...why, reason],
    answer,
  });

  if (fault?.kind === 'server-error') {
    const status = fault.status ?? DEFAULT_FAULT_STATUS;
    return decided('fault', `Fault ${fault.kind} returns ${status}`, {
      ...failure(operation, 500, 'Something went wrong on the server'),
      status,
      headers: fault.retryAfter === undefined ? undefined : { 'retry-after': String(fault.retryAfter) },
    });
  }
  if (call.preferred)
    return decided('contract', 'The caller asks for this response with the Prefer header', call.preferred);
  why.push(fault ? `Fault ${fault.kind} applies once the response is ready` : 'No fault applies to this call');

  const user: Schemas['User'] | undefined = call.token === undefined ? undefined : session.userOf(call.token);
  if (operation.roles !== 'anyone') {
    if (call.token === undefined || violations.some(({ code }) => code === 401)) {
      return decided(
        'guard',
        'The operation needs a token, and none was sent',
        failure(operation, 401, 'You need to sign in to continue', 'noToken'),
      );
    }
    if (!user) {
      const text = 'Your session has expired. Please sign in again';
      return decided(
        'guard',
        'The token is not, or is no longer, valid in this session',
        failure(operation, 401, text, 'expiredToken'),
      );
    }
    const allowed = operation.roles;
    const held = rolesOf(user);
    if (!held.some((role) => allowed.has(role))) {
      const reason = `x-roles of ${operation.id} allows ${[...allowed].join(', ')}, not ${held.join(', ')}`;
      return decided('guard', reason, failure(operation, 403, 'You are not allowed to do this', 'roleForbidden'));
    }
    why.push(`x-roles of ${operation.id} allows ${held.join(', ')}`);
  }

  const broken = violations.filter(({ code }) => code !== 401);
  if (broken.some(({ path }) => path[0] === 'path')) {
    return decided(
      'guard',
      'No record can have an id of this form',
      failure(operation, 404, 'The record was not found'),
    );
  }
  if (call.problem) return decided('guard', call.problem.message, unreadable(operation, call.problem));
  if (broken.length > 0) {
    const errors = broken.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
    return decided('guard', 'The request breaks the contract', refusal(operation, errors));
  }
  why.push('The request follows the contract');

  const override = session.answers.next(operation.id, call.query['page']);
  if (override) {
    const { by, answer } = override;
    const who = by === 'tester' ? 'A tester' : `Scenario ${session.recipe.scenario.id}`;
    return decided(by, `${who} defines the response of ${operation.id}`, overrideAnswer(operation, answer));
  }
  why.push(`Scenario ${session.recipe.scenario.id} leaves ${operation.id} to the world`);

  // Only a contract other than ours has operations without one.
  const handler = handlers[operation.id] as Handler<OperationId> | 'contractExample' | undefined;
  if (typeof handler === 'function' && !call.wantsDynamic) {
    const own = callOf(call, user);
    why.push(...session.colleagues.act(operation.id, own));
    const answer = handled(handler, operation, own);
    return decided('handler', `Handler of ${operation.id} responds from the session's world`, dressed(call, answer));
  }
  return decided('contract', call.wantsDynamic ? 'Generated from the schema' : 'The contract’s example', {
    fallback: { dynamic: call.wantsDynamic, seed: session.recipe.seed },
  });
}

function handled(handler: Handler<OperationId>, operation: Operation, call: Call<OperationId>): Answer {
  try {
    const outcome = handler(call);
    return outcome instanceof Reply ? outcome.answer : { status: operation.successStatus, body: outcome };
  } catch (problem) {
    if (problem instanceof Refused) return exampleAnswer(operation, problem.failure, problem.errors);
    throw problem;
  }
}

/** Applies the session's data profile to a success; without a profile the world's response is returned unchanged. */
function dressed({ operation, session }: IncomingCall, answer: Answer): Answer {
  if (!session.disguise || !operation.successSchema || answer.status >= 400 || typeof answer.body !== 'object')
    return answer;
  return { ...answer, body: session.disguise.dress(answer.body, operation.successSchema) };
}

function callOf(call: IncomingCall, user: Schemas['User'] | undefined): Call<OperationId> {
  const { operation, session } = call;
  const { params, query } = parametersOf(operation, call.params, session.disguise?.undress(call.query) ?? call.query);
  const body = session.disguise?.undress(call.body) ?? call.body;
  return {
    params: params as never,
    query: query as never,
    headers: call.headers,
    body: body as never,
    get user() {
      if (!user) throw new Error(`${operation.id} is open to anyone and has no user`);
      return user;
    },
    world: session.world,
    session,
    origin: call.origin,
    refusal: responding.refusal,
    need: responding.need as Call<OperationId>['need'],
    accept: responding.accept,
    reply: responding.reply,
  };
}

/** 422 with one message per field; operations with their own error format (flags) use that. */
function refusal(operation: Operation, errors: string[]): Answer {
  const ownWords = operation.examples.get('invalidContext');
  if (ownWords)
    return {
      status: ownWords.status,
      body: { ...(ownWords.value as object), errorDetails: limitTo(errors.join(', '), 500) },
    };
  return { status: 422, body: { errors } };
}

/** 413 where it is declared, 400 elsewhere. */
function unreadable(operation: Operation, { status, message }: BodyProblem): Answer {
  if (operation.examples.has('invalidContext')) return refusal(operation, [message]);
  const isDeclared = [...operation.examples.values()].some((example) => example.status === status);
  return { status: isDeclared ? status : 400, body: { error: message } };
}

function failure(operation: Operation, status: number, text: string, example?: string): Answer {
  const named = example === undefined ? undefined : operation.examples.get(example);
  const declared = named ?? [...operation.examples.values()].find((candidate) => candidate.status === status);
  return { status, body: declared?.value ?? { error: text } };
}

import { BRANDS, FAULT_KINDS, FLAGS, PROFILES, ROLE_NAMES } from '@wayside/scenarios';
import type { Fault, Scenario } from '@wayside/scenarios';
import { FAULT_STATUSES } from '@wayside/scenarios/control';
import type {
  AnswerChoice,
  Catalogue,
  ErrorEntry,
  FlagValues,
  JournalEntry,
  JournalPart,
  LinkProblem,
  ListedSession,
  Moment,
  Report,
  Revived,
  SavedScenario,
  SavedTest,
  ScreenEntry,
  SessionCreated,
  SessionRecipe,
  SessionSummary,
  SignedIn,
  Violation,
} from '@wayside/scenarios/control';

import type { Back } from '@wayside/scenarios/control-client';

type Schema = Readonly<Record<string, unknown>>;
/** A field that may be missing. */
class Optional {
  readonly schema: Schema;
  constructor(schema: Schema) {
    this.schema = schema;
  }
}
const optional = (schema: Schema): Optional => new Optional(schema);

/**
 * Every field of a type, optional where it is optional there: the compiler finds a schema that differs from
 * `scenarios/protocol/control.ts`.
 */
type FieldsOf<T> = { readonly [Name in keyof T]-?: {} extends Pick<T, Name> ? Optional : Schema };

function object<T>(fields: FieldsOf<T>): Schema {
  const all = Object.entries<Schema | Optional>(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      all.map(([name, field]) => [name, field instanceof Optional ? field.schema : field]),
    ),
    required: all.filter(([, field]) => !(field instanceof Optional)).map(([name]) => name),
    additionalProperties: false,
  };
}

const text = { type: 'string' };
const whole = { type: 'integer' };
const flag = { type: 'boolean' };
const moment = { type: 'string', format: 'date-time' };
const oneOf = (values: readonly unknown[]): Schema => ({ enum: values });
const list = (items: Schema): Schema => ({ type: 'array', items });
const map = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const onOff = oneOf(['on', 'off'] satisfies FlagValues['glovebox'][]);
const flagValues = Object.fromEntries(FLAGS.map((name) => [name, onOff])) as Record<keyof FlagValues, Schema>;

const summary: FieldsOf<SessionSummary> = {
  id: text,
  scenario: text,
  brand: oneOf(BRANDS),
  role: oneOf(ROLE_NAMES),
  seed: text,
  clock: moment,
  profile: oneOf(PROFILES),
  step: whole,
  faults: list(ref('Fault')),
  flags: object<FlagValues>(flagValues),
  place: optional(text),
  link: map(text),
  lacks: list(text),
  recounted: list(text),
  answers: map(ref('Answer')),
  calls: whole,
  violations: whole,
  moments: list(ref('Moment')),
};

/**
 * Bodies and answers of the control API. What belongs to the contract of the API, such as users and answers of its
 * operations, is described there.
 */
export const SCHEMAS = {
  Answer: {
    description: 'An example of the contract, or a status with its body',
    type: 'object',
    properties: { example: text, status: whole, body: {}, calls: list({ type: 'integer', minimum: 1 }) },
    additionalProperties: false,
  },
  AnswerChoice: object<AnswerChoice>({
    examples: list(object<AnswerChoice['examples'][number]>({ name: text, status: whole, value: {} })),
    statuses: list(whole),
    calls: whole,
    answer: optional(ref('Answer')),
  }),
  Catalogue: object<Catalogue>({
    scenarios: list(ref('Scenario')),
    screens: list(object<ScreenEntry>({ id: text, title: text, path: text, picture: text, operations: list(text) })),
    brands: list(oneOf(BRANDS)),
    roles: list(oneOf(ROLE_NAMES)),
    profiles: list(oneOf(PROFILES)),
    flags: list(oneOf(FLAGS)),
    faults: list(oneOf(FAULT_KINDS)),
    operations: list(text),
    tags: map(text),
    pictures: map(text),
    arePicturesComing: { type: 'boolean' },
  }),
  Clock: object<{ clock: string }>({ clock: moment }),
  ErrorEntry: object<ErrorEntry>({
    id: text,
    text,
    screen: text,
    scenarios: list(object<ErrorEntry['scenarios'][number]>({ id: text, title: text })),
    tests: list(object<ErrorEntry['tests'][number]>({ title: text, file: text })),
  }),
  Fault: object<Fault>({
    kind: oneOf(FAULT_KINDS),
    operation: text,
    calls: optional(list({ type: 'integer', minimum: 1 })),
    delay: optional({ type: 'number' }),
    status: optional(oneOf(FAULT_STATUSES)),
    retryAfter: optional({ type: 'number' }),
  }),
  Flags: { type: 'object', properties: flagValues, additionalProperties: false },
  JournalEntry: object<JournalEntry>({
    number: whole,
    operation: text,
    method: text,
    path: text,
    query: map({}),
    requestHeaders: map(text),
    requestBody: optional({}),
    status: whole,
    answer: optional({}),
    source: oneOf(['fault', 'guard', 'tester', 'scenario', 'handler', 'contract'] satisfies JournalEntry['source'][]),
    why: list(text),
    requestViolations: list(ref('Violation')),
    answerViolations: list(ref('Violation')),
    milliseconds: { type: 'number' },
    clock: moment,
  }),
  JournalPart: object<JournalPart>({
    violations: whole,
    touched: map(map(whole)),
    missedFaults: list(ref('Fault')),
    missedAnswers: list(text),
    entries: list(ref('JournalEntry')),
  }),
  LinkProblem: object<LinkProblem>({
    what: text,
    given: text,
    message: text,
    isOnlyUnfit: optional(flag),
    closest: list(object<LinkProblem['closest'][number]>({ name: text, link: text })),
  }),
  ListedSession: object<ListedSession>({ ...summary, createdAt: moment, isMine: flag }),
  Back: object<Back>({ calls: optional(whole), moment: optional(text), last: optional(flag) }),
  Capsule: {
    description: 'A file that restores a session: scenarios/protocol/capsule.ts',
    type: 'object',
    properties: { wayside: { const: 'capsule' } },
    required: ['wayside', 'version', 'session', 'journal'],
  },
  Moment: object<Moment>({ name: text, calls: whole, clock: moment }),
  MomentName: object<{ name: string }>({ name: text }),
  Revived: object<Revived>({ session: ref('SessionSummary'), different: list(text) }),
  Problem: object<{ error: string; valid?: string[] }>({ error: text, valid: optional(list(text)) }),
  Release: object<{ operation?: string }>({ operation: optional(text) }),
  Released: object<{ released: number }>({ released: whole }),
  Report: object<Report>({
    violations: list(
      object<Report['violations'][number]>({
        scenario: text,
        operation: text,
        status: whole,
        answerViolations: list(ref('Violation')),
      }),
    ),
    touched: list(map(map(whole))),
  }),
  SavedScenario: object<SavedScenario>({ file: text, text, lacks: list(text) }),
  SavedTest: object<SavedTest>({ text, lacks: list(text) }),
  Scenario: {
    description: 'A scenario; its other fields are explained in scenarios/define.ts',
    type: 'object',
    properties: { id: text, title: text, story: text } satisfies Partial<Record<keyof Scenario, Schema>>,
    required: ['id', 'title', 'story'],
  },
  SessionCreated: object<SessionCreated>({ ...summary, secret: text, cookies: map(text) }),
  SessionRecipe: object<SessionRecipe>({
    id: optional({ type: 'string', pattern: '^[\\w-]{1,40}$' }),
    scenario: optional(text),
    brand: optional(oneOf(BRANDS)),
    role: optional(oneOf(ROLE_NAMES)),
    seed: optional({ type: 'string', minLength: 1, maxLength: 64 }),
    clock: optional(moment),
    profile: optional(oneOf(PROFILES)),
    step: optional(whole),
    faults: optional(list(ref('Fault'))),
    answers: optional(map(ref('Answer'))),
    flags: optional(ref('Flags')),
  }),
  SessionSummary: object<SessionSummary>(summary),
  SignedIn: object<SignedIn>({
    user: {
      description: 'User of the contract, with a token',
      type: 'object',
      properties: { authentication_token: text },
    },
  }),
  Step: object<{ step: number }>({ step: whole }),
  Violation: object<Violation>({ message: text, path: list(text), code: optional({ type: ['string', 'number'] }) }),
} as const;

type Name = keyof typeof SCHEMAS;
/** Name of a schema, or a list of its values. */
export type SchemaName = Name | readonly [Name];

export const schemaNamed = (name: SchemaName): Schema => (typeof name === 'string' ? ref(name) : list(ref(name[0])));

import type { ApiError, Failure } from '@wayside/api-client';
import type { ToastMessage } from '@wayside/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveOptions, SaveState } from './saver.ts';

interface Entity {
  id: number;
}
interface ServerResponse {
  data?: Entity;
  error?: unknown;
  response: Response;
}

const app = vi.hoisted(() => ({
  log: [] as unknown[],
  session: 1,
  place: '/user',
  refetch: async () => undefined as void,
}));
let press: (() => void) | undefined;
const without = (parts: readonly unknown[]) => parts.filter((part) => part !== undefined);
vi.mock('../data/changed.ts', () => ({
  changed: (...changes: string[]) => (app.log.push(['stale', ...changes]), app.refetch()),
}));
vi.mock('../page/toasts.ts', () => ({
  toasts: {
    show: ({ title, tone, description, action }: ToastMessage) => {
      app.log.push(without(['toast', tone, title, description, action?.label]));
      press = action?.onAction;
    },
  },
}));
vi.mock('./late-outcomes.ts', () => ({
  askerOf: (isThere: () => boolean) => {
    const { place, session } = app;
    return { isHere: () => isThere() && app.place === place, isSameSession: () => app.session === session };
  },
}));
const { createSaver } = await import('./saver.ts');

const OK: ServerResponse = { data: { id: 7 }, response: new Response('{}', { status: 200 }) };
const REFUSED: ServerResponse = { error: { error: 'Not like this' }, response: new Response('{}', { status: 422 }) };
const GONE: ServerResponse = { error: { error: 'Not found' }, response: new Response('{}', { status: 404 }) };
const BROKEN: ServerResponse = { error: { error: 'Something broke' }, response: new Response('{}', { status: 500 }) };
type Reply = ServerResponse | 'lost';

let waiting: ((response: ServerResponse | Promise<never>) => void)[];
let state: SaveState<Entity>;
let isGuarding = true;
const isMounted = { current: true };

/** Resolves the oldest pending call, and waits for its effects. */
async function respond(given: Reply) {
  waiting.shift()!(given === 'lost' ? Promise.reject(new TypeError('Failed to fetch')) : given);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  waiting = [];
  isMounted.current = true;
  Object.assign(app, { log: [], session: 1, place: '/user', refetch: async () => undefined });
});

/** A saver that records its effects in `app.log`, in order. */
function saverOf(options: Partial<SaveOptions<string, Entity>> = {}) {
  const call = vi.fn<(input: string) => Promise<ServerResponse>>(
    () => new Promise((resolve) => waiting.push(resolve as never)),
  );
  const form = {
    draft: { clear: () => app.log.push('draft cleared') },
    guard: {
      release: () => app.log.push('guard released'),
      setSaving: (isSaving: boolean) => (isGuarding = !isSaving),
    },
  };
  const saver = createSaver<string, Entity>((shown) => {
    state = shown;
  }, isMounted);
  saver.update({
    options: {
      call: call as never,
      changed: ['users'],
      onSaved: (saved) => app.log.push(`saved ${saved?.id}`),
      form,
      ...options,
    },
    arrive: (to, notice) => app.log.push(without(['arrive', to, notice?.text, notice?.description])),
    retryLabel: 'Try again',
    check: { label: 'Check', onAction: () => undefined },
    failureToast: ({ failure }: ApiError, what) => ({
      title: `${what}: ${failure.alertMessage ?? failure.kind}`,
      tone: 'error',
    }),
  });
  return { saver, call };
}
type Saver = ReturnType<typeof saverOf>['saver'];
/** A call that can't even be made. */
function failToCall(): never {
  throw new Error('no body');
}

const STALE = ['stale', 'users'];
const SAVED = ['saved 7', STALE, 'draft cleared'];
const SETTINGS = { say: 'User saved', about: 'Ann Lee', to: '/settings' };
const ARRIVAL = ['arrive', '/settings', 'User saved', 'Ann Lee'];
const TOAST = ['toast', 'success', 'User saved', 'Ann Lee'];
const FRENCH = ['toast', 'success', 'Ann fr'];
const UNCLEAR = ['toast', 'error', 'Ann: offline'];
const REFUSAL = ['toast', 'error', 'Ann: Not like this'];
const leave = () => void (isMounted.current = false);
const chooseShops = () => void (app.place = '/shops');
const signOut = () => void (app.session = 2);
const closeDialog = (saver: Saver) => saver.setShown(false);
let language = 'en';
const speakFrench = () => void (language = 'fr');
const inRow = { failsInToast: true, what: (row: string) => row, notDone: () => 'Ann wasn’t activated' };

type Case = [
  what: string,
  Partial<SaveOptions<string, Entity>>,
  Reply,
  log: unknown[],
  during?: (saver: Saver) => void,
];
it.each<Case>([
  [
    'a success leads on, once draft and guard are let go',
    { done: SETTINGS },
    OK,
    [...SAVED, 'guard released', ARRIVAL],
  ],
  [
    'a success is in a toast where the page stays, whose guard stays too',
    { done: { ...SETTINGS, to: undefined } },
    OK,
    [...SAVED, TOAST],
  ],
  ['a success leads nowhere once the page was left', { done: SETTINGS }, OK, [...SAVED, TOAST], leave],
  [
    'a success leads nowhere while the page that was chosen since is still loading',
    { done: SETTINGS },
    OK,
    [...SAVED, TOAST],
    chooseShops,
  ],
  [
    'a success is in the language of its moment',
    { done: (_, row) => ({ say: `${row} ${language}` }) },
    OK,
    [...SAVED, FRENCH],
    speakFrench,
  ],
  ['[AUT-28] a success after the session has ended leaves nothing behind', { done: SETTINGS }, OK, [], signOut],
  ['a failure stays where it is, keeps draft and guard, and refetches nothing', { done: SETTINGS }, REFUSED, []],
  ['a failure is in a toast when the page was left', { what: 'Ann' }, REFUSED, [REFUSAL], leave],
  ['a failure is in a toast when its dialog was closed', { what: 'Ann' }, REFUSED, [REFUSAL], closeDialog],
  [
    'a failure of an action of a row is always in a toast, which names the row',
    { ...inRow, notDone: undefined },
    REFUSED,
    [REFUSAL],
  ],
  ['a lost response makes stale what it may have changed, and is a failure', { done: SETTINGS }, 'lost', [STALE]],
  [
    'a lost response leads back to the page that was left',
    { what: 'Ann' },
    'lost',
    [STALE, [...UNCLEAR, 'Check']],
    leave,
  ],
  ['an action of a row that may have worked claims nothing and is not sent again', inRow, 'lost', [STALE, UNCLEAR]],
])('%s', async (_what, options, response, log, during) => {
  const { saver } = saverOf(options);
  const saved = saver.save('Ann');
  during?.(saver);
  await respond(response);
  expect(app.log).toEqual(log);
  const { status } = await saved;
  if (app.session !== 1) expect(state).toEqual({ isSaving: false, result: undefined });
  else
    expect(state).toMatchObject(
      log.flat().includes('arrive') ? { isSaving: true } : { isSaving: false, result: { status } },
    );
});

it('leaving the page during a save is not asked about; after a failure it is again, which can be cleared', async () => {
  const { saver } = saverOf();
  void saver.save('Ann');
  expect(isGuarding).toBe(false);
  await respond(REFUSED);
  expect(isGuarding).toBe(true);
  expect((state.result as Failure).alertMessage).toBe('Not like this');
  saver.clear();
  expect(state.result).toBeUndefined();
});

describe('one press is one call', () => {
  it('however often it is pressed until the response is there; another press begins without the failure', async () => {
    const { saver, call } = saverOf();
    const [first, second] = [saver.save('a'), saver.save('b')];
    expect(state).toEqual({ isSaving: true, result: undefined });
    await respond(REFUSED);
    expect(await second).toBe(await first);
    expect(call.mock.calls).toEqual([['a']]);
    void saver.save('c');
    expect(call).toHaveBeenCalledTimes(2);
    expect(state).toEqual({ isSaving: true, result: undefined });
  });

  it('and while the page that it leads to is still loading', async () => {
    const { saver, call } = saverOf({ done: { to: '/dashboard' } });
    void saver.save('a');
    await respond(OK);
    void saver.save('a');
    expect(call).toHaveBeenCalledTimes(1);
    saver.arrived();
    expect(state.isSaving).toBe(false);
    void saver.save('b');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('also after a call that could not be made', async () => {
    const { saver, call } = saverOf();
    call.mockImplementationOnce(failToCall);
    await expect(saver.save('a')).rejects.toThrow('no body');
    expect(state.isSaving).toBe(false);
    void saver.save('b');
    expect(call).toHaveBeenCalledTimes(2);
  });
});

it('a failed action of a row can say how things are now, and be tried again there', async () => {
  const { saver, call } = saverOf({
    failsInToast: true,
    notDone: (row) => `${row} wasn’t activated`,
    done: (_saved, row) => ({ say: 'User activated', about: row }),
  });
  void saver.save('Ann');
  await respond(BROKEN);
  expect(app.log).toEqual([['toast', 'error', 'Ann wasn’t activated', 'Try again']]);
  press!();
  await respond(OK);
  expect(call).toHaveBeenCalledTimes(2);
  expect(app.log.at(-1)).toEqual(['toast', 'success', 'User activated', 'Ann']);
});

it('a lost response is a success once what was loaded shows it', async () => {
  const { saver } = saverOf({ done: (_saved, row) => ({ say: 'User deleted', about: row }) });
  void saver.save('Ann');
  await respond('lost');
  saver.found('Ann');
  expect(app.log.at(-1)).toEqual(['toast', 'success', 'User deleted', 'Ann']);
  expect(state).toMatchObject({ isSaving: false, result: { status: 'success' } });
});

it('what someone else deleted is loaded again: under an open dialog, which says so, once it is closed', async () => {
  const { saver } = saverOf();
  void saver.save('Ann');
  await respond(GONE);
  expect(app.log).toEqual([STALE]);
  saver.setShown(true);
  void saver.save('Ann');
  await respond(GONE);
  expect(app.log).toEqual([STALE]);
  saver.setShown(false);
  saver.setShown(false);
  expect(app.log).toEqual([STALE, STALE]);
});

it.each([
  [{ say: 'Vehicle deleted', to: '/vehicles' }, ['guard released', ['arrive', '/vehicles']]],
  [{ say: 'User deleted' }, []],
])('where someone else was first it goes on as after a success, and claims none: %o', (done, log) => {
  saverOf({ done }).saver.preempted('Ann');
  expect(app.log).toEqual(['saved undefined', STALE, 'draft cleared', ...log]);
});

it('presses about different rows do not wait for each other', async () => {
  const { saver, call } = saverOf({ about: (row) => row });
  const [first, second] = [saver.save('a'), saver.save('b')];
  void saver.save('b');
  expect(call.mock.calls).toEqual([['a'], ['b']]);
  await respond(OK);
  expect(state.isSaving).toBe(true);
  await respond(OK);
  expect(state.isSaving).toBe(false);
  expect(await first).toEqual(await second);
  void saver.save('b');
  expect(call).toHaveBeenCalledTimes(3);
});

describe('quick presses on a row', () => {
  /** A row action whose list is refetched when `reload` is called. */
  function row() {
    const loading = Promise.withResolvers<void>();
    app.refetch = () => loading.promise;
    const reload = async () => loading.resolve();
    return { ...saverOf({ about: (name) => name.split(' ')[0], failsInToast: true, done: { say: 'Done' } }), reload };
  }
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['worked', OK],
    ['may have worked', 'lost'],
  ] as const)('send what the first says, once, and never its opposite: it %s', async (_how, outcome) => {
    const { saver, call, reload } = row();
    const first = saver.save('Ann deactivate');
    void saver.save('Ann deactivate');
    await respond(outcome);
    now += 5000;
    // The list still shows her as active.
    expect(await saver.save('Ann deactivate')).toBe(await first);
    expect(state.isSaving).toBe(false);
    await reload();
    now += 300;
    expect(await saver.save('Ann activate')).toBe(await first);
    now += 300;
    void saver.save('Ann activate');
    expect(call.mock.calls).toEqual([['Ann deactivate']]);
    now += 500;
    void saver.save('Ann activate');
    expect(call.mock.calls).toEqual([['Ann deactivate'], ['Ann activate']]);
    void saver.save('Bo deactivate');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('after a refusal, or a call that could not be made, are sent again', async () => {
    const { saver, call } = row();
    void saver.save('Ann deactivate');
    await respond(REFUSED);
    call.mockImplementationOnce(failToCall);
    await expect(saver.save('Ann deactivate')).rejects.toThrow('no body');
    void saver.save('Ann deactivate');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('do not hold up a form, which may be saved again before its list is loaded', async () => {
    row();
    const { saver, call } = saverOf();
    void saver.save('a');
    await respond(OK);
    void saver.save('b');
    expect(call.mock.calls).toEqual([['a'], ['b']]);
  });
});

import type { ApiError, Failure } from '@wayside/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaver } from './saver.ts';
import type { SaveOptions, SaveState, SaveWorld } from './saver.ts';

interface Entity {
  id: number;
}
type Answer = { data?: Entity; error?: unknown; response: Response };

const OK: Answer = { data: { id: 7 }, response: new Response('{}', { status: 200 }) };
const REFUSED: Answer = { error: { error: 'Not like this' }, response: new Response('{}', { status: 422 }) };

const BROKEN: Answer = { error: { error: 'Something broke' }, response: new Response('{}', { status: 500 }) };

let answers: ((answer: Answer | Promise<never>) => void)[] = [];
let log: unknown[] = [];
let state: SaveState<Entity>;
let session = 1;
let isGuarding = true;
let place = '/user';
let press: (() => void) | undefined;

/** Resolves the oldest pending call, and waits for its effects. */
const answer = async (given: Answer | Promise<never>) => {
  answers.shift()!(given);
  await new Promise((resolve) => setTimeout(resolve));
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  answers = [];
  log = [];
  session = 1;
  place = '/user';
});

/** A saver that records its effects in `log`, in order. */
function saverOf(options: Partial<SaveOptions<string, Entity>> = {}, world: Partial<SaveWorld<string, Entity>> = {}) {
  const call = vi.fn<(input: string) => Promise<Answer>>(() => new Promise((resolve) => answers.push(resolve as never)));
  const form = {
    draft: { clear: () => log.push('draft cleared') },
    guard: { release: () => log.push('guard released'), setSaving: (isSaving: boolean) => (isGuarding = !isSaving) },
  };
  const saver = createSaver<string, Entity>((shown) => {
    state = shown;
  });
  saver.update({
    options: { call: call as never, changed: ['users'], onSaved: (saved) => log.push(`saved ${saved?.id}`), form, ...options },
    changed: async (...changes) => void log.push(['stale', ...changes]),
    arrive: (to, notice) => log.push(['arrive', to, notice?.text, notice?.description].filter((part) => part !== undefined)),
    toast: ({ title, tone, description, action }) => {
      log.push(['toast', tone, title, description, action?.label].filter((part) => part !== undefined));
      press = action?.onAction;
    },
    retryLabel: 'Try again',
    failureToast: ({ failure }: ApiError, what) => ({ title: `${what}: ${failure.alertMessage ?? failure.kind}`, tone: 'error' }),
    askerOf: (isMounted) => {
      const [start, now] = [place, session];
      return {
        isHere: () => isMounted() && place === start,
        isSameSession: () => session === now,
        back: () => new Promise(() => undefined),
      };
    },
    ...world,
  });
  return { saver, call };
}

it('leaving the page during a save is not asked about; after a failure it is again', async () => {
  const { saver } = saverOf();
  const saved = saver.save('Ann');
  expect(isGuarding).toBe(false);
  await answer(REFUSED);
  await saved;
  expect(isGuarding).toBe(true);
});

describe('one press is one call', () => {
  it('however often it is pressed until the answer is there', async () => {
    const { saver, call } = saverOf();
    const [first, second] = [saver.save('a'), saver.save('b')];
    expect(state).toEqual({ isSaving: true, result: undefined });
    await answer(REFUSED);
    expect(await second).toBe(await first);
    expect(call.mock.calls).toEqual([['a']]);
    void saver.save('c');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('and while the page that it leads to is still loading', async () => {
    const { saver, call } = saverOf({ done: { to: '/dashboard' } });
    void saver.save('a');
    await answer(OK);
    void saver.save('a');
    expect(call).toHaveBeenCalledTimes(1);
    expect(state.isSaving).toBe(true);
    saver.arrived();
    expect(state.isSaving).toBe(false);
    void saver.save('b');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('also after a call that could not be made', async () => {
    const { saver, call } = saverOf();
    call.mockImplementationOnce(() => {
      throw new Error('no body');
    });
    await expect(saver.save('a')).rejects.toThrow('no body');
    expect(state.isSaving).toBe(false);
    void saver.save('b');
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('a success', () => {
  it('leads on with a notice, once draft and guard are let go', async () => {
    const { saver } = saverOf({ done: { say: 'User saved', about: 'Ann Lee', to: '/settings' } });
    void saver.save('a');
    await answer(OK);
    expect(log).toEqual([
      'saved 7',
      ['stale', 'users'],
      'draft cleared',
      'guard released',
      ['arrive', '/settings', 'User saved', 'Ann Lee'],
    ]);
  });

  it('is said in a toast when the page stays, whose guard stays too', async () => {
    const { saver } = saverOf({ done: ({ data }, input) => ({ say: `${input} ${data.id}` }) });
    void saver.save('a');
    await answer(OK);
    expect(log).toEqual(['saved 7', ['stale', 'users'], 'draft cleared', ['toast', 'success', 'a 7']]);
    expect(state).toMatchObject({ isSaving: false, result: { status: 'success' } });
  });

  it('leads nowhere once the page was left: a toast says it', async () => {
    const { saver } = saverOf({ done: { say: 'User saved', to: '/settings' } });
    void saver.save('a');
    saver.setMounted(false);
    await answer(OK);
    expect(log.at(-1)).toEqual(['toast', 'success', 'User saved']);
    expect(log).not.toContainEqual(['arrive', '/settings', 'User saved']);
  });

  it('leads nowhere while the page that was chosen during the save is still loading', async () => {
    const { saver } = saverOf({ done: { say: 'User saved', to: '/settings' } });
    void saver.save('a');
    place = '/shops';
    await answer(OK);
    expect(log.at(-1)).toEqual(['toast', 'success', 'User saved']);
  });

  it('speaks the language of the moment at which it is said', async () => {
    let language = 'en';
    const { saver } = saverOf({ done: () => ({ say: language }) });
    void saver.save('a');
    language = 'fr';
    await answer(OK);
    expect(log.at(-1)).toEqual(['toast', 'success', 'fr']);
  });
});

describe('a failure', () => {
  it('stays where it is, keeps draft and guard, and refetches nothing', async () => {
    const { saver } = saverOf({ done: { to: '/settings' } });
    void saver.save('a');
    await answer(REFUSED);
    expect(log).toEqual([]);
    expect(state).toMatchObject({ isSaving: false, result: { alertMessage: 'Not like this' } });
    saver.clear();
    expect(state.result).toBeUndefined();
  });

  it.each([
    ['the page was left', 'setMounted'],
    ['its dialog was closed', 'setShown'],
  ] as const)('is in a toast when %s', async (_when, leave) => {
    const { saver } = saverOf({ what: 'Preferences' });
    void saver.save('a');
    saver[leave](false);
    await answer(REFUSED);
    expect(log).toEqual([['toast', 'error', 'Preferences: Not like this']]);
  });

  it('of an action of a row is always in a toast, which names the row', async () => {
    const { saver } = saverOf({ what: (row) => `Row ${row}`, failsInToast: true });
    void saver.save('a');
    await answer(REFUSED);
    expect(log).toEqual([['toast', 'error', 'Row a: Not like this']]);
  });

  it('of an action of a row can say how things are now, and be tried again there', async () => {
    const { saver, call } = saverOf({
      what: 'Ann',
      failsInToast: true,
      notDone: (row) => `${row} is still inactive`,
      done: (_saved, row) => ({ say: 'User activated', about: row }),
    });
    void saver.save('Ann');
    await answer(BROKEN);
    expect(log).toEqual([['toast', 'error', 'Ann is still inactive', 'Try again']]);
    press!();
    await answer(OK);
    expect(call).toHaveBeenCalledTimes(2);
    expect(log.at(-1)).toEqual(['toast', 'success', 'User activated', 'Ann']);
  });

  it('of an action of a row that may have worked claims nothing and is not sent again', async () => {
    const { saver } = saverOf({ what: 'Ann', failsInToast: true, notDone: () => 'Ann is still inactive' });
    void saver.save('Ann');
    await answer(lost());
    expect(log.at(-1)).toEqual(['toast', 'error', 'Ann: offline']);
  });

  it('that was lost is a success once what was loaded shows it', async () => {
    const { saver } = saverOf({ done: (_saved, row) => ({ say: 'User deleted', about: row }) });
    void saver.save('Ann');
    await answer(lost());
    expect(state.result?.status).toBe('failure');
    saver.found('Ann');
    expect(log.at(-1)).toEqual(['toast', 'success', 'User deleted', 'Ann']);
    expect(state).toMatchObject({ isSaving: false, result: { status: 'success' } });
  });

  it('because someone else was first goes on as after a success, and claims none', async () => {
    const { saver } = saverOf({ done: (_saved, row) => ({ say: 'Vehicle deleted', about: row, to: '/vehicles' }) });
    saver.preempted('VAN-09');
    expect(log).toEqual(['saved undefined', ['stale', 'users'], 'draft cleared', 'guard released', ['arrive', '/vehicles']]);
    const { saver: list } = saverOf({ done: { say: 'User deleted' } });
    log = [];
    list.preempted('Ann');
    expect(log).toEqual(['saved undefined', ['stale', 'users'], 'draft cleared']);
  });

  it('has gone as soon as it is tried again', async () => {
    const { saver } = saverOf();
    void saver.save('a');
    await answer(REFUSED);
    void saver.save('a');
    expect(state).toEqual({ isSaving: true, result: undefined });
  });
});

it('presses about different rows do not wait for each other', async () => {
  const { saver, call } = saverOf({ about: (row) => row });
  const [first, second] = [saver.save('a'), saver.save('b')];
  void saver.save('b');
  expect(call.mock.calls).toEqual([['a'], ['b']]);
  await answer(OK);
  expect(state.isSaving).toBe(true);
  await answer(OK);
  expect(state.isSaving).toBe(false);
  expect(await first).toEqual(await second);
  void saver.save('b');
  expect(call).toHaveBeenCalledTimes(3);
});

describe('quick presses on a row', () => {
  /** A row action whose list is refetched when `load` is called. */
  function row() {
    let load = (): void => undefined;
    const changed = () => new Promise<void>((resolve) => (load = resolve));
    const { saver, call } = saverOf({ about: (name) => name.split(' ')[0], failsInToast: true, done: { say: 'Done' } }, { changed });
    const reload = async () => {
      load();
      await Promise.resolve();
    };
    return { saver, call, reload };
  }
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['worked', () => OK],
    ['may have worked', lost],
  ] as const)('send what the first says, once, and never its opposite: it %s', async (_how, outcome) => {
    const { saver, call, reload } = row();
    const first = saver.save('Ann deactivate');
    void saver.save('Ann deactivate');
    await answer(outcome());
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
    await answer(REFUSED);
    call.mockImplementationOnce(() => {
      throw new Error('no body');
    });
    await expect(saver.save('Ann deactivate')).rejects.toThrow('no body');
    void saver.save('Ann deactivate');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('do not hold up a form, which may be saved again before its list is loaded', async () => {
    const { saver, call } = saverOf({}, { changed: () => new Promise(() => undefined) });
    void saver.save('a');
    await answer(OK);
    void saver.save('b');
    expect(call.mock.calls).toEqual([['a'], ['b']]);
  });
});

describe('an answer that is lost', () => {
  it('makes stale what it may have changed, and is a failure', async () => {
    const { saver } = saverOf({ done: { say: 'Saved', to: '/settings' } });
    void saver.save('a');
    await answer(lost());
    expect(log).toEqual([['stale', 'users']]);
    expect((state.result as Failure).kind).toBe('offline');
  });
});

it('[AUT-28] an answer after the session has ended leaves nothing behind', async () => {
  const { saver } = saverOf({ done: { say: 'User saved', to: '/settings' } });
  void saver.save('a');
  session = 2;
  await answer(OK);
  expect(log).toEqual([]);
  expect(state).toEqual({ isSaving: false, result: undefined });
});

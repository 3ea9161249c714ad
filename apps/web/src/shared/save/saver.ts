import { ApiError, resultOf } from '@wayside/api-client';
import type { Failure, Result, Success } from '@wayside/api-client';
import type { ToastMessage } from '@wayside/ui';
import type { Change } from '../data/changed.ts';
import { isLost } from '../data/failure.ts';
import type { Arrival } from '../page/arrival-state.ts';

/** What is said once it is saved: in a toast when the page stays, as a notice on the page that it leads to. */
export interface Done {
  say?: string | undefined;
  /** Leaves the page for this address. */
  to?: string;
  /** Where to continue from the notice. */
  link?: Arrival['link'];
  /** In the toast: "Undo", "View order". */
  action?: { label: string; onAction: () => void };
}

export interface SaveOptions<Input, Data> {
  /** The call of the typed client: `(body) => api.POST('/fleet_users', { body })`. */
  call: (input: Input) => Parameters<typeof resultOf<Data>>[0];
  /** What goes stale (shared/data/changed.ts): after a success, and when nobody knows what became of the save. */
  changed?: readonly Change[];
  /** First thing after a success: what the app keeps besides loaded data, such as `replaceUser`. */
  onSaved?: (data: Data, input: Input) => void;
  done?: Done | ((saved: Success<Data>, input: Input) => Done);
  /** What a press is about, where one hook serves several rows: `about: ({ id }) => id`. Otherwise a press waits for the one before. */
  about?: (input: Input) => unknown;
  /** Names what was saved, for the toast of a failure that has no other place: "Preferences". */
  what?: string | ((input: Input) => string);
  /** There is no form or dialog to say a failure in, as for an action of a row: it is always said in a toast. */
  failsInToast?: boolean;
  /** Of the form: both are let go before the page is left, and the guard asks nobody who leaves during the save. */
  form?: { draft?: { clear: () => void }; guard?: { release: () => void; setSaving: (isSaving: boolean) => void } };
}

export interface SaveState<Data> {
  isSaving: boolean;
  /** Of the last save; undefined while one is under way. */
  result: Result<Data> | undefined;
}

/** What a save does to the app. */
export interface SaveWorld<Input, Data> {
  options: SaveOptions<Input, Data>;
  changed: (...changes: readonly Change[]) => Promise<void>;
  arrive: (to: string, notice?: Arrival) => void;
  toast: (message: ToastMessage) => void;
  /** Words for a failure that has no other place. */
  failureToast: (problem: ApiError, what: string | undefined) => ToastMessage;
  /** `sessionCheck` */
  sessionCheck: () => () => boolean;
  /** The path of the address. It changes before the code of the next page is there and this one goes. */
  place: () => string;
}

export interface Saver<Input, Data> {
  /** With every render: texts may change their language between a press and its answer. */
  update: (world: SaveWorld<Input, Data>) => void;
  save: (input: Input) => Promise<Result<Data>>;
  clear: () => void;
  /** The page is there, or has gone. */
  setMounted: (isMounted: boolean) => void;
  /** Somebody shows `result`, or not: a dialog that is closed does not. */
  setShown: (isShown: boolean) => void;
  /** Another place was reached: whoever is still here may save again. */
  arrived: () => void;
}

/** The logic of `useSave`, apart from React. */
export function createSaver<Input, Data>(show: (state: SaveState<Data>) => void): Saver<Input, Data> {
  let world: SaveWorld<Input, Data>;
  const underWay = new Map<unknown, Promise<Result<Data>>>();
  let isLeaving = false;
  let isMounted = true;
  let isShown = true;

  const about = (input: Input): unknown => world.options.about?.(input);

  function idle(input: Input, result: Result<Data> | undefined): void {
    underWay.delete(about(input));
    world.options.form?.guard?.setSaving(false);
    show({ isSaving: underWay.size > 0, result });
  }

  function succeed(saved: Success<Data>, input: Input, isHere: boolean): void {
    const { onSaved, done, form, changed = [] } = world.options;
    onSaved?.(saved.data, input);
    void world.changed(...changed);
    const { say, to, link, action } = (typeof done === 'function' ? done(saved, input) : done) ?? {};
    form?.draft?.clear();
    if (to === undefined || !isHere) {
      idle(input, saved);
      if (say !== undefined) world.toast({ title: say, tone: 'success', ...(action && { action }) });
      return;
    }
    // Until the code of the next page is there this one stays on screen: a further press must not save again.
    isLeaving = true;
    form?.guard?.release();
    world.arrive(to, say === undefined ? undefined : { tone: 'success', text: say, link });
  }

  function fail(failure: Failure, input: Input, isHere: boolean): void {
    const { changed = [], what, failsInToast = false } = world.options;
    if (isLost(failure)) void world.changed(...changed);
    idle(input, failure);
    if (isHere && isShown && !failsInToast) return;
    world.toast(world.failureToast(new ApiError(failure), typeof what === 'function' ? what(input) : what));
  }

  async function send(input: Input): Promise<Result<Data>> {
    const isSameSession = world.sessionCheck();
    const start = world.place();
    world.options.form?.guard?.setSaving(true);
    show({ isSaving: true, result: undefined });
    const answer = await resultOf<Data>(world.options.call(input));
    const isHere = isMounted && world.place() === start;
    // Nobody is signed in any more, or somebody else: that page says what there is to say.
    if (!isSameSession()) idle(input, undefined);
    else if (answer.status === 'success') succeed(answer, input, isHere);
    else fail(answer, input, isHere);
    return answer;
  }

  /** A mistake of ours must not leave a button that is busy for good. */
  function giveUp(problem: unknown, input: Input): never {
    idle(input, undefined);
    throw problem;
  }

  function save(input: Input): Promise<Result<Data>> {
    const key = about(input);
    const answer = underWay.get(key) ?? send(input).catch((problem: unknown) => giveUp(problem, input));
    underWay.set(key, answer);
    return answer;
  }

  return {
    update: (now) => {
      world = now;
    },
    save,
    clear: () => {
      if (underWay.size === 0) show({ isSaving: false, result: undefined });
    },
    setMounted: (mounted) => {
      isMounted = mounted;
    },
    setShown: (shown) => {
      isShown = shown;
    },
    arrived: () => {
      if (!isLeaving) return;
      isLeaving = false;
      underWay.clear();
      show({ isSaving: false, result: undefined });
    },
  };
}

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
  /** Of the form: both are let go before the page is left. */
  form?: { draft?: { clear: () => void }; guard?: { release: () => void } };
}

export interface SaveState<Data> {
  isSaving: boolean;
  /** Of the last save; undefined while one is under way. */
  result: Result<Data> | undefined;
}

/** What a save does to the app. */
export interface SaveWorld<Input, Data> {
  /** As they are when they are needed: the texts may have changed their language since the press. */
  options: () => SaveOptions<Input, Data>;
  show: (state: SaveState<Data>) => void;
  changed: (...changes: readonly Change[]) => Promise<void>;
  arrive: (to: string, notice?: Arrival) => void;
  toast: (message: ToastMessage) => void;
  /** Words for a failure that has no other place. */
  failureToast: (problem: ApiError, what: string | undefined) => ToastMessage;
  /** `sessionCheck` */
  sessionCheck: () => () => boolean;
}

export interface Saver<Input, Data> {
  save: (input: Input) => Promise<Result<Data>>;
  clear: () => void;
  /** The page is there, or has gone. */
  setHere: (isHere: boolean) => void;
  /** Somebody shows `result`, or not: a dialog that is closed does not. */
  setShown: (isShown: boolean) => void;
  /** Another place was reached: whoever is still here may save again. */
  arrived: () => void;
}

/** The logic of `useSave`, apart from React. */
export function createSaver<Input, Data>(world: SaveWorld<Input, Data>): Saver<Input, Data> {
  const underWay = new Map<unknown, Promise<Result<Data>>>();
  let isLeaving = false;
  let isHere = true;
  let isShown = true;

  const aboutOf = (input: Input): unknown => world.options().about?.(input);

  function idle(result: Result<Data> | undefined, input: Input): void {
    underWay.delete(aboutOf(input));
    isLeaving = false;
    world.show({ isSaving: underWay.size > 0, result });
  }

  function succeed(saved: Success<Data>, input: Input): void {
    const { onSaved, done, form, changed = [] } = world.options();
    onSaved?.(saved.data, input);
    void world.changed(...changed);
    const { say, to, link, action } = (typeof done === 'function' ? done(saved, input) : done) ?? {};
    form?.draft?.clear();
    if (to === undefined || !isHere) {
      idle(saved, input);
      if (say !== undefined) world.toast({ title: say, tone: 'success', ...(action && { action }) });
      return;
    }
    // Until the code of the next page is there this one stays on screen: a further press must not save again.
    isLeaving = true;
    form?.guard?.release();
    world.arrive(to, say === undefined ? undefined : { tone: 'success', text: say, link });
  }

  function fail(failure: Failure, input: Input): void {
    const { changed = [], what, failsInToast = false } = world.options();
    if (isLost(failure)) void world.changed(...changed);
    idle(failure, input);
    if (isHere && isShown && !failsInToast) return;
    world.toast(world.failureToast(new ApiError(failure), typeof what === 'function' ? what(input) : what));
  }

  async function send(input: Input): Promise<Result<Data>> {
    const isSameSession = world.sessionCheck();
    world.show({ isSaving: true, result: undefined });
    const answer = await resultOf<Data>(world.options().call(input));
    // Nobody is signed in any more, or somebody else: that page says what there is to say.
    if (!isSameSession()) idle(undefined, input);
    else if (answer.status === 'success') succeed(answer, input);
    else fail(answer, input);
    return answer;
  }

  /** A mistake of ours must not leave a button that is busy for good. */
  const giveUp =
    (input: Input) =>
    (problem: unknown): never => {
      idle(undefined, input);
      throw problem;
    };

  function save(input: Input): Promise<Result<Data>> {
    const about = aboutOf(input);
    const earlier = underWay.get(about);
    if (earlier) return earlier;
    const answer = send(input).catch(giveUp(input));
    underWay.set(about, answer);
    return answer;
  }

  return {
    save,
    clear: () => {
      if (underWay.size === 0) world.show({ isSaving: false, result: undefined });
    },
    setHere: (here) => {
      isHere = here;
    },
    setShown: (shown) => {
      isShown = shown;
    },
    arrived: () => {
      if (!isLeaving) return;
      isLeaving = false;
      underWay.clear();
      world.show({ isSaving: false, result: undefined });
    },
  };
}

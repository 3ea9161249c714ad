import { ApiError, resultOf } from '@wayside/api-client';
import type { Failure, Result, Success } from '@wayside/api-client';
import type { ToastMessage } from '@wayside/ui';
import { changed } from '../data/changed.ts';
import type { Change } from '../data/changed.ts';
import { isLost } from '../failure/failure.ts';
import type { Arrival } from '../page/arrival-state.ts';
import { toasts } from '../page/toasts.ts';
import { askerOf } from './late-outcomes.ts';

/** What to show after a success: a toast if the page stays, otherwise a notice on the page it leads to. */
export interface Done {
  say?: string | undefined;
  /** Second line of the toast or notice: who or what it was about. */
  about?: string | undefined;
  /** Path to navigate to. */
  to?: string;
  /** Link in the notice. */
  link?: Arrival['link'];
  /** Button in the toast: "Undo", "View order". */
  action?: { label: string; onAction: () => void };
}

export interface SaveOptions<Input, Data> {
  /** The API call: `(body) => api.POST('/fleet_users', { body })`. */
  call: (input: Input) => Parameters<typeof resultOf<Data>>[0];
  /** What becomes stale (shared/data/changed.ts), after a success, a lost response, or if it is no longer there. */
  changed?: readonly Change[];
  /** Called first after a success, to update what the app keeps besides queries, such as `replaceUser`. */
  onSaved?: (data: Data, input: Input) => void;
  done?: Done | ((saved: Success<Data>, input: Input) => Done);
  /**
   * Distinguishes presses where one hook serves several rows: `about: ({ id }) => id`. A press about something with a
   * save under way joins that save; with `failsInToast` it does so until the row shows what the save changed, and a
   * moment longer.
   */
  about?: (input: Input) => unknown;
  /** Name of what was saved, for a failure toast: "Preferences". */
  what?: string | ((input: Input) => string);
  /** It deletes what `what` names: a failure toast doesn't speak of saving. */
  isDeletion?: boolean;
  /**
   * Always shows failures in a toast, for actions without a form or dialog, such as in a row. It offers to try again.
   */
  failsInToast?: boolean;
  /** Title of that toast: how things are now. Not used if the response was lost. */
  notDone?: (input: Input) => string;
  /** The form's draft and leave guard: both are released before navigating, and the guard doesn't ask while saving. */
  form?: { draft?: { clear: () => void }; guard?: { release: () => void; setSaving: (isSaving: boolean) => void } };
}

export interface SaveState<Data> {
  isSaving: boolean;
  /** Result of the last save; undefined during a save. */
  result: Result<Data> | undefined;
}

/** The parts of the app that a save uses. */
export interface SaveWorld<Input, Data> {
  options: SaveOptions<Input, Data>;
  arrive: (to: string, notice?: Arrival) => void;
  /** Toast for a failure that has no other place to be shown. */
  failureToast: (problem: ApiError, what: string | undefined) => ToastMessage;
  retryLabel: string;
  /** Button of a toast about what may have worked: it leads back to the page that shows whether it did. */
  check: ToastMessage['action'];
}

/** Presses in quicker succession, in milliseconds, are one: the last of them must not undo what the first did. */
const BURST = 500;

/** A row's action that was sent. Until the row shows its outcome, a press can only mean the same again. */
interface RowPress<Data> {
  response: Promise<Result<Data>>;
  /** When the row was last pressed. */
  at: number;
  isUpToDate: boolean;
}

/** Logic of `useSave` without React. */
export function createSaver<Input, Data>(
  show: (state: SaveState<Data>) => void,
  isMounted: { readonly current: boolean },
) {
  /** For saves whose response isn't used. */
  const withoutResponse = { status: 'success', data: undefined as Data } as Success<Data>;
  let world: SaveWorld<Input, Data>;
  const underWay = new Map<unknown, Promise<Result<Data>>>();
  const rows = new Map<unknown, RowPress<Data>>();
  let isLeaving = false;
  /** Of a save that a dialog asks about. */
  let dialog: 'open' | 'closed' | undefined;
  /** Of a record that is gone: refetching would take the page away from under the dialog that says so. */
  let refetchWhenClosed: (() => void) | undefined;

  const about = (input: Input): unknown => world.options.about?.(input);

  function idle(input: Input, result: Result<Data> | undefined): void {
    underWay.delete(about(input));
    const mayHaveWorked = result?.status === 'success' || (result !== undefined && isLost(result));
    if (!mayHaveWorked) rows.delete(about(input));
    world.options.form?.guard?.setSaving(false);
    show({ isSaving: underWay.size > 0, result });
  }

  /** What the save changed, or may have changed, is loaded again. */
  async function refetch(input: Input): Promise<void> {
    const row = rows.get(about(input));
    await changed(...(world.options.changed ?? []));
    if (row) row.isUpToDate = true;
  }

  function succeed(saved: Success<Data>, input: Input, isHere: boolean, isOurs = true): void {
    const { onSaved, done, form } = world.options;
    onSaved?.(saved.data, input);
    refetchWhenClosed = undefined;
    void refetch(input);
    const { say: news, about, to, link, action } = (typeof done === 'function' ? done(saved, input) : done) ?? {};
    const say = isOurs ? news : undefined;
    form?.draft?.clear();
    if (to === undefined || !isHere) {
      idle(input, saved);
      if (say !== undefined) toasts.show({ title: say, tone: 'success', description: about, action });
      return;
    }
    // This page stays mounted until the next page's code is loaded: ignore further presses.
    isLeaving = true;
    form?.guard?.release();
    world.arrive(to, say === undefined ? undefined : { tone: 'success', text: say, description: about, link });
  }

  function fail(failure: Failure, input: Input, isHere: boolean, check: ToastMessage['action']): void {
    const { what, failsInToast = false, notDone } = world.options;
    const isUnclear = isLost(failure);
    const isGone = failure.kind === 'notFound';
    if (isGone && dialog === 'open') refetchWhenClosed = () => void refetch(input);
    else if (isUnclear || isGone) void refetch(input);
    idle(input, failure);
    if (isHere && dialog !== 'closed' && !failsInToast) return;
    const toast = world.failureToast(new ApiError(failure), typeof what === 'function' ? what(input) : what);
    // What may have worked is looked at first, and what was forbidden or refused stays so.
    const isWorthRetrying = failsInToast && !isUnclear && failure.kind === 'server';
    toasts.show({
      ...toast,
      title: notDone && !isUnclear ? notDone(input) : toast.title,
      action: isWorthRetrying
        ? { label: world.retryLabel, onAction: () => void save(input) }
        : isUnclear && !isHere
          ? check
          : undefined,
    });
  }

  async function send(input: Input): Promise<Result<Data>> {
    const asker = askerOf(() => isMounted.current);
    // That of the page that asked; where an Undo is pressed later, that of the page that offered it.
    const { check } = world;
    world.options.form?.guard?.setSaving(true);
    show({ isSaving: true, result: undefined });
    const response = await resultOf<Data>(world.options.call(input));
    if (!asker.isSameSession()) idle(input, undefined);
    else if (response.status === 'success') succeed(response, input, asker.isHere());
    else fail(response, input, asker.isHere(), check);
    return response;
  }

  /** A bug must not leave the button busy forever. */
  function giveUp(problem: unknown, input: Input): never {
    idle(input, undefined);
    throw problem;
  }

  function save(input: Input): Promise<Result<Data>> {
    const key = about(input);
    const row = rows.get(key);
    const now = performance.now();
    if (row && (!row.isUpToDate || now - row.at < BURST)) {
      row.at = now;
      return row.response;
    }
    const response = underWay.get(key) ?? send(input).catch((problem: unknown) => giveUp(problem, input));
    underWay.set(key, response);
    if (world.options.failsInToast && world.options.about) rows.set(key, { response, at: now, isUpToDate: false });
    return response;
  }

  return {
    /** Called on every render: the language may change between a press and its response. */
    update: (now: SaveWorld<Input, Data>): void => void (world = now),
    /** Sends the input. While an earlier save is under way, returns its result instead. */
    save,
    /** Clears the result, for instance when a form is reset. */
    clear: (): void => {
      if (underWay.size === 0) show({ isSaving: false, result: undefined });
    },
    /**
     * After a lost response: the data loaded since shows that it worked. Says so as after a success; for saves whose
     * response isn't used.
     */
    found: (input: Input): void => succeed(withoutResponse, input, isMounted.current),
    /** Someone else did it first: goes on as after a success, without claiming one. */
    preempted: (input: Input): void => succeed(withoutResponse, input, isMounted.current, false),
    /** For a dialog that shows `result`: while it is closed, failures go to a toast. */
    setShown: (shown: boolean): void => {
      dialog = shown ? 'open' : 'closed';
      if (shown) return;
      refetchWhenClosed?.();
      refetchWhenClosed = undefined;
    },
    /** Navigation is complete; if this page is still mounted, it can save again. */
    arrived: (): void => {
      if (!isLeaving) return;
      isLeaving = false;
      underWay.clear();
      show({ isSaving: false, result: undefined });
    },
  };
}

import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { QuickLinkValues } from '@wayside/domain/schemas';
import { quickLinkKind, quickLinkMachine } from '@wayside/machines';
import type { RecordFindOutcome, RecordSave, RecordSaveOutcome, RecordSearch, SavedQuickLink } from '@wayside/machines';
import { useEffect } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { English } from '../english.fixture.tsx';
import { toasts } from '../page/toasts.ts';
import { writeCookie } from '../session/storage.ts';
import { useRecord } from './use-record.ts';
import type { RecordFlow } from './use-record.ts';

type Flow = RecordFlow<SavedQuickLink, QuickLinkValues, null, never>;
type Save = RecordSave<SavedQuickLink, QuickLinkValues>;
type Search = RecordSearch<SavedQuickLink, QuickLinkValues>;

const LINK: SavedQuickLink = { id: 3, name: 'Fuel', link: 'https://fuel.example/', description: null };
const MINE = { ...LINK, name: 'Gas' };
const LOST = { status: 'lost' } as const;
const saved = (link: SavedQuickLink) => ({ status: 'success', saved: link }) as const;
const DONE = { title: 'saved 3', tone: 'success' };

let flow: Flow;
let toastsShown: unknown[];
let closed: number;
let sent: { save: Save; answer: (outcome: RecordSaveOutcome<SavedQuickLink>) => void }[];
let searches: { search: Search; answer: (outcome: RecordFindOutcome<SavedQuickLink>) => void }[];
let router: ReturnType<typeof createMemoryRouter>;

function Form({ link }: { link: SavedQuickLink | null }) {
  const record = useRecord({
    kind: quickLinkKind,
    machine: quickLinkMachine,
    calls: {
      save: (save) => new Promise<RecordSaveOutcome<SavedQuickLink>>((answer) => sent.push({ save, answer })),
      find: (search) => new Promise<RecordFindOutcome<SavedQuickLink>>((answer) => searches.push({ search, answer })),
      existingIds: () => [1, 2],
    },
    saved: link,
    given: null,
    draftName: 'quick_link',
    owner: { userId: 1 },
    texts: { what: 'The link', done: ({ saved: { id } }) => ({ title: `saved ${id}`, tone: 'success' }) },
    onClose: () => {
      closed += 1;
    },
  });
  useEffect(() => {
    flow = record;
  });
  return record.guard.dialog;
}

async function open(link: SavedQuickLink | null) {
  router = createMemoryRouter([{ path: '*', element: <Form link={link} /> }], { initialEntries: ['/form'] });
  return render(
    <English>
      <RouterProvider router={router} />
    </English>,
  );
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const type = (name: string) => act(() => flow.change({ name }));
async function answerSave(outcome: RecordSaveOutcome<SavedQuickLink>): Promise<void> {
  sent.at(-1)!.answer(outcome);
  await settle();
}
async function answerSearch(outcome: RecordFindOutcome<SavedQuickLink>): Promise<void> {
  searches.at(-1)!.answer(outcome);
  await settle();
}
/** The address changes before the next page is there. */
const leave = () => window.history.pushState(null, '', '/dashboard');

async function add() {
  const page = await open(null);
  type('Gas');
  act(() => flow.submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  return page;
}
async function change() {
  const page = await open(LINK);
  type('Gas');
  act(() => flow.submit());
  await waitFor(() => expect(searches).toHaveLength(1));
  await answerSearch(saved(LINK));
  await waitFor(() => expect(sent).toHaveLength(1));
  return page;
}

beforeEach(() => {
  [sent, searches, toastsShown, closed] = [[], [], [], 0];
  vi.spyOn(toasts, 'show').mockImplementation((message) => toastsShown.push(message) as never);
  window.history.replaceState(null, '', '/form');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('a save is announced, and closes the form', async () => {
  await add();
  expect(sent[0]!.save).toMatchObject({ base: null, draft: { name: 'Gas' }, existingIds: [1, 2] });
  await answerSave(saved(MINE));
  expect(toastsShown).toEqual([DONE]);
  expect(closed).toBe(1);
});

it('nothing to save closes the form without a word', async () => {
  await open(LINK);
  act(() => flow.submit());
  await settle();
  expect([closed, sent.length, searches.length, toastsShown.length]).toEqual([1, 0, 0, 0]);
});

describe('after a reload', () => {
  it('what was typed is in the form again, on top of what the record was then', async () => {
    const { unmount } = await open(LINK);
    type('Gas');
    unmount();
    await open({ ...LINK, name: 'Diesel' });
    expect(flow.state.context).toMatchObject({ base: LINK, draft: { name: 'Gas' } });
    expect(flow.isDirty).toBe(true);
  });

  it('what was sent is looked up first', async () => {
    await add();
    // The tab is reloaded: nothing unmounts.
    const stored = { ...window.sessionStorage };
    cleanup();
    for (const [name, text] of Object.entries(stored)) window.sessionStorage.setItem(name, text as string);
    await open(null);
    await waitFor(() => expect(searches).toHaveLength(1));
    expect(searches[0]!.search).toMatchObject({ purpose: 'outcome', draft: { name: 'Gas' }, existingIds: [1, 2] });
    await answerSearch({ status: 'success', saved: null });
    expect(flow.state.context).toMatchObject({ notice: { label: 'notSaved' }, draft: { name: 'Gas' } });
  });

  it('a draft in the shape of an older version is ignored', async () => {
    const { unmount } = await open(null);
    type('Gas');
    unmount();
    const [name] = Object.keys(window.sessionStorage);
    const stored = JSON.parse(window.sessionStorage.getItem(name!)!);
    window.sessionStorage.setItem(
      name!,
      JSON.stringify({ ...stored, values: { ...stored.values, draft: { name: 5 } } }),
    );
    await open(null);
    expect(flow.state.context.draft.name).toBe('');
  });

  it('what is being saved is not a draft to come back to', async () => {
    const { unmount } = await add();
    unmount();
    await open(null);
    expect(flow.state.context.draft.name).toBe('');
  });
});

it('signed out midway: what was typed is there after signing in', async () => {
  writeCookie('authentication_token', 'first');
  const { unmount } = await add();
  writeCookie('authentication_token', 'second');
  await answerSave({ status: 'failure', notice: { tone: 'error', label: 'somethingWentWrong' } });
  unmount();
  await open(null);
  expect(flow.state.context.draft.name).toBe('Gas');
});

describe('the page is left during a save', () => {
  it.each([
    ['saved', add, saved(MINE), DONE],
    [
      'refused',
      add,
      { status: 'failure', notice: { tone: 'error', text: 'No' } },
      { title: 'The link wasn’t saved', tone: 'error', description: 'No' },
    ],
    [
      'of a link that is gone',
      change,
      { status: 'gone' },
      { title: 'The link wasn’t saved', tone: 'error', description: 'Someone else deleted this' },
    ],
    ['lost', add, LOST, { title: 'The link may not have been saved', tone: 'error' }],
  ] as const)('a save that is %s is told on the next page', async (_what, start, outcome, message) => {
    const { unmount } = await start();
    leave();
    await answerSave(outcome);
    expect(toastsShown).toEqual([message]);
    expect(closed).toBe(0);
    unmount();
    await open(start === change ? LINK : null);
    expect(flow.state.context.draft.name).toBe(outcome.status === 'success' ? '' : 'Gas');
  });

  it.each([
    ['saved', saved(MINE), DONE],
    [
      'not saved',
      { status: 'success', saved: null },
      { title: 'The link wasn’t saved', tone: 'error', description: expect.stringContaining('wasn’t saved') },
    ],
    [
      'unknown',
      { status: 'failure', notice: { tone: 'error', label: 'offline' } },
      { title: 'The link may not have been saved', tone: 'error' },
    ],
  ] as const)('a save whose lost response is looked up: %s', async (_what, outcome, message) => {
    await add();
    await answerSave(LOST);
    await waitFor(() => expect(searches).toHaveLength(1));
    leave();
    await answerSearch(outcome);
    expect(toastsShown).toEqual([message]);
  });

  it('a comparison before the save says nothing there: nothing was sent', async () => {
    await open(LINK);
    type('Gas');
    act(() => flow.submit());
    await waitFor(() => expect(searches).toHaveLength(1));
    leave();
    await answerSearch({ status: 'failure', notice: { tone: 'error', label: 'offline' } });
    expect(toastsShown).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubCookies } from './cookie-jar.fixture.ts';

vi.mock('../page/toasts.ts', () => ({ toasts: { queue: { clear: () => undefined } } }));

const OWNER = { userId: 5 };
const TOKEN = 'wayside_authentication_token';

class FakeStorage implements Storage {
  readonly #values = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.#values.size;
  }
  clear = () => this.#values.clear();
  getItem = (name: string) => this.#values.get(name) ?? null;
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  removeItem = (name: string) => void this.#values.delete(name);
  setItem = (name: string, value: string) => void this.#values.set(name, value);
  all = () => JSON.stringify([...this.#values]);
}

/** Two tabs of one browser; only one is active at a time. */
const browser = stubCookies();
interface Tab {
  localStorage: FakeStorage;
  sessionStorage: FakeStorage;
  location: { protocol: string };
  listeners: ((event: object) => void)[];
}
let tabs: Tab[];
function to(tab: number) {
  return vi.stubGlobal('window', {
    ...tabs[tab]!,
    addEventListener: (_: string, listener: () => void) => tabs[tab]!.listeners.push(listener),
  });
}
function changed(tab: number, key: string | null) {
  to(tab);
  for (const listener of tabs[tab]!.listeners) listener({ key });
}

const { keepDraftsOf, openDraft, watchDrafts } = await import('./drafts.ts');
const { rememberUser } = await import('./session.ts');
const { forgetEverything, forgetSession } = await import('./sign-out.ts');

function signIn(id: number) {
  return rememberUser(
    { id, email: `${id}@x.co`, name: 'Ann', firstName: 'Ann', lastName: 'Lee', roles: [], user_accounts: [] } as never,
    `token ${id} ${Math.random()}`,
  );
}

beforeEach(() => {
  browser.cookies.clear();
  const localStorage = new FakeStorage();
  tabs = [0, 1].map(() => ({
    localStorage,
    sessionStorage: new FakeStorage(),
    location: { protocol: 'https:' },
    listeners: [],
  }));
  to(0);
  signIn(5);
});

const write = (text = 'Squeaks', owner: { userId: number | null; fleetId?: number } = OWNER) =>
  openDraft('request', owner).keep({ text });
const valuesIn = (owner: { userId: number | null; fleetId?: number } = OWNER) => openDraft('request', owner).values;

it('is there again for its owner in its tab', () => {
  write();
  expect(valuesIn()).toEqual({ text: 'Squeaks' });
  openDraft('request', OWNER).keep({ text: 'Rattles' });
  expect(valuesIn()).toEqual({ text: 'Rattles' });
  to(1);
  expect(valuesIn()).toBeUndefined();
});

it('passwords and codes are never kept', () => {
  openDraft('request', OWNER).keep({ text: 'a', newPassword: 'b', otp: 'c', payment_token: 'd' });
  expect(valuesIn()).toEqual({ text: 'a' });
});

it('nothing to keep takes away what was kept; after it was cleared nothing is kept any more', () => {
  const draft = openDraft('request', OWNER);
  draft.keep({ text: 'Squeaks' });
  draft.keep(undefined);
  expect(valuesIn()).toBeUndefined();
  draft.clear();
  draft.keep({ text: 'Squeaks' });
  expect(valuesIn()).toBeUndefined();
});

it.each(['{', 'null', '7', '{"owner":"5"}', '{"owner":"5","values":{"text":"x"}}'])(
  '%s in storage is no draft, and goes',
  (stored) => {
    tabs[0]!.sessionStorage.setItem('wayside_draft_request', stored);
    expect(valuesIn()).toBeUndefined();
    expect(tabs[0]!.sessionStorage.length).toBe(0);
  },
);

it('a browser that blocks storage keeps nothing and breaks nothing', () => {
  const blocked = new Proxy({} as FakeStorage, {
    get: () => {
      throw new Error('blocked');
    },
  });
  tabs[0] = { ...tabs[0]!, localStorage: blocked, sessionStorage: blocked };
  to(0);
  write();
  expect(valuesIn()).toBeUndefined();
});

describe('a session that ends by itself', () => {
  it('[STS-19] leaves the draft to the same user, and the cookies and the rest of storage to nobody', () => {
    write();
    tabs[0]!.sessionStorage.setItem('wayside_left_over', 'x');
    forgetSession();
    expect(browser.cookies.size).toBe(0);
    expect(tabs[0]!.localStorage.getItem('wayside_current_user')).toBeNull();
    expect(tabs[0]!.sessionStorage.getItem('wayside_left_over')).toBeNull();
    signIn(5);
    expect(valuesIn()).toEqual({ text: 'Squeaks' });
  });

  it('[STS-19] leaves nothing to somebody else, in no tab', () => {
    write();
    watchDrafts();
    to(1);
    write('Rattles');
    forgetSession();
    signIn(7);
    expect(tabs[1]!.sessionStorage.all()).not.toContain('Rattles');
    expect(valuesIn({ userId: 7 })).toBeUndefined();
    changed(0, 'wayside_kept_for');
    expect(tabs[0]!.sessionStorage.all()).not.toContain('Squeaks');
    signIn(5);
    expect(valuesIn()).toBeUndefined();
  });

  it('a form that is still open then keeps what is typed to itself', () => {
    const open = openDraft('request', OWNER);
    forgetSession();
    open.keep({ text: 'Squeaks' });
    signIn(5);
    open.keep({ text: 'Squeaks' });
    expect(tabs[0]!.sessionStorage.all()).not.toContain('Squeaks');
  });

  it('the sign-up form of somebody who has not signed in does not touch what waits', () => {
    write();
    forgetSession();
    openDraft('sign_up', { userId: null }).keep({ companyName: 'Maple' });
    expect(openDraft('sign_up', { userId: null }).values).toEqual({ companyName: 'Maple' });
    signIn(5);
    expect(valuesIn()).toEqual({ text: 'Squeaks' });
  });
});

describe('a sign-out', () => {
  it('[AUT-30] erases the drafts of all tabs and leaves nothing in storage', () => {
    write();
    watchDrafts();
    to(1);
    write('Rattles');
    forgetEverything();
    expect([tabs[1]!.sessionStorage.length, tabs[1]!.localStorage.length]).toEqual([0, 0]);
    changed(0, 'wayside_kept_for');
    expect(tabs[0]!.sessionStorage.length).toBe(0);
  });

  it.each([
    ['before anybody signs in', () => undefined],
    ['after the same user signed in and began another request', () => (signIn(5), write('Rattles'))],
  ])('[AUT-30] a tab that slept through it and wakes %s brings nothing back', (_when, before) => {
    write();
    const open = openDraft('request', OWNER);
    to(1);
    forgetEverything();
    before();
    to(0);
    open.keep({ text: 'Squeaks' });
    expect(valuesIn()).toBeUndefined();
    expect(tabs[0]!.sessionStorage.all()).not.toContain('Squeaks');
  });

  it('[AUT-30] a tab that was closed and is restored begins without', () => {
    write();
    to(1);
    forgetEverything();
    to(0);
    watchDrafts();
    expect(tabs[0]!.sessionStorage.length).toBe(0);
  });
});

describe('somebody else', () => {
  it('[STS-19] in another fleet is somebody else, even the same user', () => {
    write('Squeaks', { userId: 5, fleetId: 1 });
    expect(valuesIn({ userId: 5, fleetId: 2 })).toBeUndefined();
    expect(valuesIn({ userId: 5, fleetId: 1 })).toBeUndefined();
  });

  it('[STS-19] finds nothing, even where nobody signed in by the form', () => {
    write();
    browser.cookies.set(TOKEN, 'other');
    write('Rattles', { userId: 7 });
    expect(valuesIn()).toBeUndefined();
  });

  it('who signs in takes over nothing of a sign-up form', () => {
    browser.cookies.clear();
    openDraft('sign_up', { userId: null }).keep({ companyName: 'Maple' });
    keepDraftsOf(5);
    expect(tabs[0]!.sessionStorage.length).toBe(0);
  });
});

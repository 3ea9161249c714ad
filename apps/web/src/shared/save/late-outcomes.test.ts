import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const shown = vi.hoisted(() => [] as unknown[]);
const session = vi.hoisted(() => ({ token: 'T1' }));
vi.mock('../page/toasts.ts', () => ({ toasts: { show: (message: unknown) => shown.push(message) } }));
vi.mock('../session/session.ts', () => ({
  sessionCheck: () => {
    const { token } = session;
    return () => token === session.token;
  },
}));

const { askerOf, deliver, nobody, say } = await import('./late-outcomes.ts');

const report = ({ id }: { id: number }) => ({ title: `Order ${id}` });
const settle = () => new Promise((resolve) => setTimeout(resolve));
let events: EventTarget;
let isMounted = true;

function goTo(pathname: string) {
  vi.stubGlobal('location', { pathname });
  events.dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  shown.length = 0;
  isMounted = true;
  session.token = 'T1';
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  goTo('/orders/7');
});
afterEach(() => vi.unstubAllGlobals());

it('an outcome is given to whoever is here, and said where nobody is', async () => {
  const [outcome, asker] = [{ id: 7 }, askerOf(() => isMounted)];
  expect(await deliver(outcome, asker, report)).toBe(outcome);
  expect(shown).toEqual([]);
  void deliver(outcome, nobody(), report);
  await settle();
  expect(shown).toEqual([{ title: 'Order 7' }]);
});

it('is said once', () => {
  const outcome = { id: 7 };
  say(outcome, report);
  say(outcome, report);
  say({ id: 7 }, report);
  expect(shown).toHaveLength(2);
});

it('is not said while somebody else who asked is here', async () => {
  const page = askerOf(() => false);
  void deliver({ id: 7 }, page, report, [page, askerOf(() => true)]);
  await settle();
  expect(shown).toEqual([]);
});

it('nothing is said after the session ended', async () => {
  const asker = nobody();
  session.token = 'T2';
  expect(await deliver({ id: 7 }, asker, report)).toEqual({ id: 7 });
  expect(shown).toEqual([]);
});

it.each([
  ['before the page was gone, it is given the outcome', true],
  ['after it was gone, it is not', false],
])('when the user goes back %s', async (_when, stays) => {
  const given = vi.fn<(outcome: unknown) => void>();
  const asker = askerOf(() => isMounted);
  goTo('/shops');
  void deliver({ id: 7 }, asker, report).then(given);
  await settle();
  goTo('/vehicles');
  isMounted = stays;
  goTo('/orders/7');
  await settle();
  expect(given).toHaveBeenCalledTimes(stays ? 1 : 0);
  expect(shown).toHaveLength(1);
});

import { expect, it, vi } from 'vitest';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPart } from './lazy-part.ts';

const { setTimeout: wait } = globalThis;
// React takes the timers that it finds when it is loaded. These never fire, so what React delays never comes.
vi.useFakeTimers({ toFake: ['setTimeout'] });
const { createRoot } = await import('react-dom/client');

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => wait(resolve));
}

it.each(['arrives', 'is lost'])('shows at once that code %s, however short the fallback was there', async (what) => {
  let [arrive, lose] = [() => {}, () => {}];
  const code = new Promise<{ Words: () => string }>((resolve, reject) => {
    arrive = () => resolve({ Words: () => 'content' });
    lose = () => reject(new Error('offline'));
  });
  const Part = lazyPart(() => code, 'Words');
  const page = document.createElement('div');
  const onUncaughtError = vi.fn<() => void>();
  createRoot(page, { onUncaughtError }).render(
    <LazyBoundary fallback="waiting">
      <Part />
    </LazyBoundary>,
  );
  await turns(20);
  expect(page.textContent).toBe('waiting');
  (what === 'arrives' ? arrive : lose)();
  await turns(20);
  expect([page.textContent, onUncaughtError.mock.calls.length]).toEqual(what === 'arrives' ? ['content', 0] : ['', 1]);
});

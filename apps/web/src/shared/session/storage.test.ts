import { expect, it, vi } from 'vitest';

const jar = new Map<string, string>();
let beforeReading: (() => void) | undefined;
vi.stubGlobal('document', {
  get cookie() {
    const other = beforeReading;
    beforeReading = undefined;
    other?.();
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(written: string) {
    const [pair = '', ...attributes] = written.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  },
});

const { keepsCookies } = await import('./storage.ts');

it('cookies are kept, and none is left behind, when two tabs ask at once', () => {
  const answers: boolean[] = [];
  beforeReading = () => answers.push(keepsCookies());
  answers.push(keepsCookies());
  expect(answers).toEqual([true, true]);
  expect(jar.size).toBe(0);
});

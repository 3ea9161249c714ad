import { vi } from 'vitest';

/** Cookies as a browser keeps them, for tests without a document. `onRead` runs once, before the next read. */
export function stubCookies(): { cookies: Map<string, string>; onRead: (() => void) | undefined } {
  const jar: ReturnType<typeof stubCookies> = { cookies: new Map(), onRead: undefined };
  vi.stubGlobal('document', {
    get cookie() {
      const { onRead } = jar;
      jar.onRead = undefined;
      onRead?.();
      return [...jar.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(written: string) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(written)!;
      if (written.includes('Max-Age=0')) jar.cookies.delete(name!);
      else jar.cookies.set(name!, value!);
    },
  });
  return jar;
}

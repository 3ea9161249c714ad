/// <reference lib="dom" />

/**
 * Cookies of the page's labels, in its storage: real ones would be sent to the static host with every request, and are
 * too few for many sessions on one host.
 *
 * @param lines to set now, as in `Set-Cookie`
 */
export function keepCookies(root: string, lines: readonly string[]): void {
  const { localStorage } = window;
  const { getItem, setItem } = Storage.prototype;
  const key = `${root} cookies`;
  const read = (): Map<string, string> => {
    try {
      return new Map(JSON.parse(getItem.call(localStorage, key) ?? '[]') as [string, string][]);
    } catch {
      return new Map();
    }
  };
  const write = (line: string): void => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    const cookies = read();
    if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
    setItem.call(localStorage, key, JSON.stringify([...cookies]));
  };
  for (const line of lines) write(line);
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...read()].map(([name, value]) => `${name}=${value}`).join('; '),
    set: write,
  });
}

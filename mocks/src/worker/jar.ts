/**
 * The cookies that were given to pages, by host. A worker can neither set cookies nor read them: pages keep them
 * (page/world.ts), and what is to be set waits here for the next page of the host.
 */
export class Jar {
  #given: Map<string, Map<string, string>>;
  #waiting = new Map<string, string[]>();

  constructor(kept: Iterable<readonly [string, Iterable<readonly [string, string]>]> = []) {
    this.#given = new Map([...kept].map(([host, cookies]) => [host, new Map(cookies)]));
  }

  get kept(): [string, [string, string][]][] {
    return [...this.#given].map(([host, cookies]) => [host, [...cookies]]);
  }

  /** Lines as in `Set-Cookie`. */
  give(host: string, lines: readonly string[]): void {
    const cookies = this.#given.get(host) ?? new Map<string, string>();
    this.#given.set(host, cookies);
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, pair.slice(name.length + 1));
    }
    this.#waiting.set(host, [...(this.#waiting.get(host) ?? []), ...lines]);
  }

  /** What the next page of a host has to set. */
  take(host: string): string[] {
    const lines = this.#waiting.get(host) ?? [];
    this.#waiting.delete(host);
    return lines;
  }

  /** As in `Cookie`. */
  headerOf(host: string): string {
    return [...(this.#given.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

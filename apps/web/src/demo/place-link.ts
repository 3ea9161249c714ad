import type { Played } from '@wayside/scenarios/control';

/** A link for anybody to the page as it is shown: path, recipe, step, clock, faults and latency. */
export function placeLink({ home, link }: Pick<Played, 'home' | 'link'>, { pathname, search, hash }: Location = window.location): string {
  const url = new URL(pathname + search + hash, home);
  for (const [name, value] of Object.entries(link)) url.searchParams.set(name, value);
  return url.href;
}

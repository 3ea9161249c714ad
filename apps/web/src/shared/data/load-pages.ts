/** Guards against a server that never returns an empty page. */
const LAST_PAGE = 500;

/** Loads every page, from page 1 until one is empty, or up to `last`. Rejects if any page fails. */
export async function loadPages<Item>(
  load: (page: number) => Promise<readonly Item[]>,
  last = LAST_PAGE,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= last; page += 1) {
    const response = await load(page);
    if (response.length === 0) break;
    items.push(...response);
  }
  return items;
}

/** A server that never answers an empty page must not be asked for ever. */
const LAST_PAGE = 500;

/** Everything a paged call has: page 1, then the next one as long as the answers hold something. The first page that fails fails all. */
export async function loadPages<Item>(load: (page: number) => Promise<readonly Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= LAST_PAGE; page += 1) {
    const found = await load(page);
    if (found.length === 0) break;
    items.push(...found);
  }
  return items;
}

/**
 * Where things are in a folder on a static host, which has one name: the labels of a host of the server are the
 * first folder of the path. `https://host/any/path/canada.k3f9/vehicles` is `http://canada.k3f9.localhost/vehicles`.
 */
export interface Addresses {
  /** An address of the folder as the server knows it; undefined for the folder itself and for its files. */
  inward: (url: URL) => URL | undefined;
  /** The server's addresses in a text, as they are in the folder. */
  outward: (text: string) => string;
  /** The folder's addresses in a text, as the server knows them. */
  inwardText: (text: string) => string;
}

const LABELS = String.raw`[a-z\d-]+(?:\.[a-z\d-]+){0,2}`;

/** Files of the folder, beside those below `files/`. */
const FILES = new Set(['files', 'index.html', '404.html', 'worker.js', 'boot.js']);

/** @param base the address of the folder, with a slash at its end */
export function addressesAt(base: string): Addresses {
  const inFolder = new RegExp(`^(${LABELS})(?:/(.*))?$`, 's');
  const below = new RegExp(`${base.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(${LABELS})(?=[/"?#\\s]|$)`, 'g');
  // In JSON and queries as they are written there.
  const hosts = new RegExp(String.raw`http://(?:(${LABELS})\.)?localhost(?::\d+)?(?=[/"?#\s\\]|$)`, 'g');
  return {
    inward({ href, search, hash }) {
      if (!href.startsWith(base)) return undefined;
      const path = href.slice(base.length, href.length - search.length - hash.length);
      const [, labels = '', rest = ''] = inFolder.exec(path) ?? [];
      return labels === '' || FILES.has(labels) ? undefined : new URL(`http://${labels}.localhost/${rest}${search}`);
    },
    outward: (text) => text.replaceAll(hosts, (_, labels: string = 'app') => base + labels),
    inwardText: (text) => text.replaceAll(below, (_, labels: string) => `http://${labels}.localhost`),
  };
}

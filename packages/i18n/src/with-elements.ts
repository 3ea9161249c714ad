import { Fragment, cloneElement, createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

type Element = ReactElement<{ children?: ReactNode }>;

/**
 * A text with its named parts in elements: `Continue <manager>here</manager>.` We don't use react-i18next's `Trans` for
 * it, because its HTML parser would be loaded with the dashboard.
 */
export function withElements(text: string, elements: Readonly<Record<string, Element>>): ReactNode[] {
  return text
    .split(/(<(\w+)>.*?<\/\2>)/)
    .filter((_, index) => index % 3 !== 2)
    .map((part, key) => {
      const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
      return Object.hasOwn(elements, name)
        ? cloneElement(elements[name]!, { key }, words)
        : createElement(Fragment, { key }, part);
    });
}

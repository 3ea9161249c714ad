import { Fragment, cloneElement, createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';

type Element = ReactElement<{ children?: ReactNode }>;

/**
 * A text with its named parts in elements: `Continue <manager>here</manager>.` The library's own `Trans` brings a parser
 * of HTML to do so, which the dashboard would load.
 */
export function withElements(text: string, elements: Readonly<Record<string, Element>>): ReactNode[] {
  return text
    .split(/(<(\w+)>.*?<\/\2>)/)
    .filter((_, index) => index % 3 !== 2)
    .map((part) => {
      const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
      return Object.hasOwn(elements, name)
        ? cloneElement(elements[name]!, { key: part }, words)
        : createElement(Fragment, { key: part }, part);
    });
}

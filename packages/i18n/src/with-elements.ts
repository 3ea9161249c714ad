import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';

/**
 * A text with its named parts in elements: `Continue <manager>here</manager>.` The library's own `Trans` brings a parser
 * of HTML to do so, which the dashboard would load.
 */
export function withElements(
  text: string,
  elements: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode[] {
  return text
    .split(/(<(\w+)>.*?<\/\2>)/)
    .filter((_, index) => index % 3 !== 2)
    .map((part) => {
      const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
      return createElement(Fragment, { key: part }, Object.hasOwn(elements, name) ? elements[name]!(words) : part);
    });
}

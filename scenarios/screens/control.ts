import type { Role } from '@wayside/domain';
import type { TextKey } from './stage.ts';

/** ARIA roles of what people find on a page. */
type Kind = 'button' | 'link' | 'switch' | 'menuitem' | 'grid' | 'region' | 'heading';

/** What somebody finds on a page: one function of apps/e2e looks for it. */
export interface Control {
  kind: Kind;
  /** Its whole name; any value fits where the text has a gap. Without a text, any element of the kind. */
  text?: TextKey;
  /** Texts that fill gaps of the name, where not any value will do. */
  gaps?: Readonly<Record<string, TextKey>>;
  /** More follows the text in its name. */
  isStart?: true;
  /** The name of the button that opens its menu; the first one on the page has the item, if anybody's has. */
  menu?: TextKey;
  /** The element around it. */
  within?: Pick<Control, 'kind' | 'text'>;
  /** The product's own rule, if it offers the control to fewer roles than the server permits. */
  rule?: (viewer: { roles: Role[] }) => boolean;
}

export function control(kind: Kind, text?: TextKey, more: Omit<Control, 'kind' | 'text'> = {}): Control {
  return { kind, text, ...more };
}

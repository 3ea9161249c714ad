import * as z from 'zod';
import { limits } from '../constants.ts';
import { webAddressOf } from '../text/url.ts';
import { lengthError, requiredError, webAddressError } from '../text/validation.ts';
import { checked, optional } from './fields.ts';

const present = (value: string) => requiredError(value);

/** The form for a link in the menu of a fleet; its output is the request body. */
export const quickLinkSchema = z.object({
  name: checked(present, lengthError(limits.quickLinkName)).transform((name) => name.trim()),
  link: checked(present, webAddressError, lengthError(limits.quickLinkAddress)).transform(
    (link) => webAddressOf(link) ?? link,
  ),
  description: optional(lengthError(limits.quickLinkDescription)).transform(
    (description) => description.trim() || null,
  ),
});

export type QuickLinkValues = z.input<typeof quickLinkSchema>;
export type QuickLinkBody = z.output<typeof quickLinkSchema>;

import { Download } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { buttonClass } from '../../button/button.tsx';
import buttonStyles from '../../button/button.module.css';
import { classNames } from '../../class-names.ts';
import { Tooltip, TooltipTrigger } from '../../tooltip/tooltip.tsx';

/**
 * A link to a server-generated file. Opens in a new window, so that a failed download does not replace the page. The
 * new window gets no opener and no referrer, because such URLs carry the token.
 */
export function CsvLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <TooltipTrigger>
      <Link
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        aria-label={label}
        className={classNames(buttonClass({ variant: 'quiet' }), buttonStyles.icon)}
      >
        <span className={buttonStyles.content}>
          <Download size={16} aria-hidden="true" />
        </span>
      </Link>
      <Tooltip isName>{label}</Tooltip>
    </TooltipTrigger>
  );
}

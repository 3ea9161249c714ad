import { Download } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { buttonClass } from '../button/button.tsx';
import buttonStyles from '../button/button.module.css';
import { classNames } from '../class-names.ts';
import { Tooltip, TooltipTrigger } from '../tooltip/tooltip.tsx';

/**
 * A file that the server makes. In a window of its own, so that a file that cannot be made does not take the page away; that window is told
 * neither where it was opened nor by what, because such addresses carry the token.
 */
export const CsvLink = ({ href, label }: { readonly href: string; readonly label: string }) => (
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
    <Tooltip>{label}</Tooltip>
  </TooltipTrigger>
);

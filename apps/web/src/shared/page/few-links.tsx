import { namesInSentence } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';

export interface FewLinksProps {
  links: readonly { readonly id: number; readonly label: string; readonly href: string }[];
}

/** "VAN-01, VAN-02 and 3 more": objects in a sentence. */
export function FewLinks({ links }: FewLinksProps) {
  const { t } = useTranslation('orders');
  const { names, more } = namesInSentence(links);
  return (
    <>
      {names.map(({ id, label, href }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link href={href}>{label}</Link>
        </span>
      ))}
      {more > 0 && ` ${t('andMore', { count: more })}`}
    </>
  );
}

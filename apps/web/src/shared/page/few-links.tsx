import { namesInSentence } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Unbroken } from '@wayside/ui';

export interface FewLinksProps {
  /** A plain name where there is no address. */
  links: readonly {
    readonly id: number;
    readonly label: string;
    /** Its beginning, which leads there: "Ben Ortiz" of "Ben Ortiz, inactive". By default all of it. */
    readonly name?: string;
    readonly href?: string | undefined;
  }[];
  /** How many are named before the rest is counted; by default as in a sentence. */
  most?: number;
}

/** "VAN-01, VAN-02 and 3 more": objects in a sentence. */
export function FewLinks({ links, most }: FewLinksProps) {
  const { t } = useTranslation('orders');
  const { names, more } = namesInSentence(links, most);
  return (
    <>
      {names.map(({ id, label, name = label, href }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          {href === undefined ? (
            label
          ) : (
            <>
              <Link href={href}>
                <Unbroken>{label.startsWith(name) ? name : label}</Unbroken>
              </Link>
              {label.startsWith(name) && label.slice(name.length)}
            </>
          )}
        </span>
      ))}
      {more > 0 && ` ${t('andMore', { count: more })}`}
    </>
  );
}

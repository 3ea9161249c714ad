import { isWebAddress } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, Link } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { QuickLink } from './fleet.queries.ts';
import styles from './fleets.module.css';

const icon = { size: 16, 'aria-hidden': true } as const;

/** Columns of the quick links. An address that isn't one of a web page never becomes a link. */
export function useLinkColumns(
  onEdit: (link: QuickLink) => void,
  onDelete: (link: QuickLink) => void,
): Column<QuickLink>[] {
  const { t } = useTranslation('fleet-form');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('links.name'),
        width: 220,
        cell: ({ name }) => <span className={styles.text}>{name}</span>,
      },
      {
        id: 'link',
        header: t('links.link'),
        width: 420,
        cell: ({ link }) => (
          <span className={styles.address}>
            {isWebAddress(link) ? (
              <Link href={link} target="_blank" rel="noopener noreferrer">
                {link}
              </Link>
            ) : (
              <>
                {link}
                <span className={styles.warning}>
                  <TriangleAlert size={14} aria-hidden="true" />
                  {t('links.notShown')}
                </span>
              </>
            )}
          </span>
        ),
      },
      {
        id: 'description',
        header: t('links.description'),
        cell: ({ description }) => description && <span className={styles.text}>{description}</span>,
      },
      {
        id: 'actions',
        header: t('links.actions'),
        kind: 'actions',
        cell: (link) => (
          <span className={styles.actions}>
            <IconButton
              label={t('links.edit', { name: link.name })}
              icon={<Pencil {...icon} />}
              onPress={() => onEdit(link)}
            />
            <IconButton
              label={t('links.delete', { name: link.name })}
              icon={<Trash2 {...icon} />}
              onPress={() => onDelete(link)}
            />
          </span>
        ),
      },
    ],
    [t, onEdit, onDelete],
  );
}

import { limits } from '@wayside/domain';
import type { UserContext } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Button, IconButton, NotSet, Tooltip, TooltipTrigger, VisuallyHidden } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { FileMinus, FileText } from 'lucide-react';
import { useMemo } from 'react';
import type { User } from '../../../shared/session/session.ts';
import { DOCUMENT_TYPES, cannotOpen, ofType, openFile, useDocumentTexts } from './user-documents.ts';
import type { DocumentType } from './user-documents.ts';
import { useDocuments } from './users.queries.ts';
import type { Assignable, GloveboxItem } from './users.queries.ts';
import styles from './users.module.css';

/**
 * Icons of a cell side by side; more go on a second line, so that the columns fit a window beside the user's other
 * details.
 */
const PER_LINE = 3;
/** Pixels of a cell’s edges, of an icon, and of a letter of the header, which wraps between words. */
const [EDGES, ICON, LETTER] = [26, 28, 6.5];

/**
 * One column per document type, with an icon for each of the user's vehicles. No columns if the brand has no documents.
 */
export function useDocumentColumns(
  context: UserContext,
  users: readonly User[] | undefined,
  assignables: readonly Assignable[] | undefined,
  onMore: (user: User) => void,
): Column<User>[] {
  const { t } = useTranslation('users');
  const documents = useDocuments(context);
  const isShown = documents !== undefined;
  const { data, error } = documents ?? { data: undefined, error: null };
  const texts = useDocumentTexts();
  return useMemo(() => {
    if (!isShown) return [];
    const names = new Map(assignables?.map(({ id, label }) => [id, label]));
    const hasTwoLines = users?.some(({ vehicle_ids }) => vehicle_ids.length > PER_LINE) ?? false;
    return DOCUMENT_TYPES.map((type): Column<User> => {
      const longestWord = Math.max(
        ...texts
          .type(type)
          .split(' ')
          .map(({ length }) => length),
      );
      const width = Math.ceil(EDGES + Math.max(PER_LINE * ICON, longestWord * LETTER));
      const state = (item: GloveboxItem | undefined) => (item ? texts.state(item) : t('documents.notOnFile'));
      const inWords = (user: User): string =>
        user.vehicle_ids.map((id) => `${names.get(id) ?? ''}: ${state(ofType(data?.get(id), type)[0])}`).join('; ');
      return {
        id: type,
        header: texts.type(type),
        csv: (user) => (data ? inWords(user) : ''),
        isSortable: false,
        cell: (user) => {
          if (data) return <DocumentIcons user={user} type={type} names={names} documents={data} onMore={onMore} />;
          return <span className={styles.quiet}>{error ? t('documents.failed') : t('documents.loading')}</span>;
        },
        width,
        minWidth: width,
        hasTwoLines,
      };
    });
  }, [isShown, users, assignables, texts, data, error, onMore, t]);
}

interface DocumentIconsProps {
  user: User;
  type: DocumentType;
  names: ReadonlyMap<number, string>;
  documents: ReadonlyMap<number, readonly GloveboxItem[]>;
  onMore: (user: User) => void;
}

/** Icons for the user's first vehicles; a button shows the rest. */
function DocumentIcons({ user, type, names, documents, onMore }: DocumentIconsProps) {
  const { t } = useTranslation('users');
  const listed = user.vehicle_ids.filter((id) => names.has(id));
  if (listed.length === 0) return <NotSet />;
  const rest = listed.length - limits.documentIconVehicles;
  return (
    <span className={styles.documents}>
      {listed.slice(0, limits.documentIconVehicles).map((id) => (
        <DocumentIcon
          key={id}
          type={type}
          vehicle={names.get(id)!}
          items={ofType(documents.get(id), type)}
          onSeveral={() => onMore(user)}
        />
      ))}
      {rest > 0 && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`+${rest}, ${t('documents.showAll', { count: listed.length })}`}
          onPress={() => onMore(user)}
        >
          {`+${rest}`}
        </Button>
      )}
    </span>
  );
}

interface DocumentIconProps {
  type: DocumentType;
  vehicle: string;
  items: readonly GloveboxItem[];
  onSeveral: () => void;
}

/** Opens the document, unless it expires soon: then a tooltip explains why it can't be opened. */
function DocumentIcon({ type, vehicle, items, onSeveral }: DocumentIconProps) {
  const { t } = useTranslation('users');
  const texts = useDocumentTexts();
  const [item] = items;
  if (!item) {
    const text = texts.none(type, vehicle);
    return (
      <span className={styles.missing} title={text}>
        <FileMinus size={16} aria-hidden="true" />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    );
  }
  if (cannotOpen(item)) {
    const reason = texts.closed(item, vehicle);
    const left = t('documents.days', { count: item.expires_in_days ?? 0 });
    return (
      <TooltipTrigger>
        <Button size="small" variant="quiet" aria-disabled aria-label={`${left}, ${reason}`}>
          {left}
        </Button>
        <Tooltip>{reason}</Tooltip>
      </TooltipTrigger>
    );
  }
  const isOne = items.length === 1;
  return (
    <IconButton
      label={isOne ? texts.open(item, vehicle) : t('documents.openSeveral', { count: items.length, vehicle })}
      icon={<FileText size={16} aria-hidden="true" />}
      size="small"
      onPress={() => (isOne ? openFile(item) : onSeveral())}
    />
  );
}

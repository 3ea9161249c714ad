import { useQuery } from '@tanstack/react-query';
import { canUploadDocument, documentTypes, formatList, isDocumentExpiring } from '@wayside/domain';
import type { DocumentType, UserLike } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, Link, SkeletonRows, StatusPill, lazyPart } from '@wayside/ui';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { both, Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { AsideSection } from '../../../shared/page/record-page.tsx';
import type { Vehicle } from '../page/vehicle.queries.ts';
import { gloveboxQuery } from './glovebox.queries.ts';
import type { GloveboxItem } from './glovebox.queries.ts';
import { useDocumentAddress } from './use-document-address.ts';
import { useDocumentTexts } from './use-document-texts.ts';
import styles from './glovebox.module.css';

const DocumentDialog = lazyPart(() => import('./document-dialog.tsx'), 'DocumentDialog');

const ofType = (items: readonly GloveboxItem[], type: DocumentType) =>
  items.filter(({ document_type }) => document_type === type);

/** The four kinds of documents of a vehicle; each opens in a dialog. */
export function GloveboxPanel({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('glovebox');
  const { opened } = useDocumentAddress();
  const query = both(useKnownUser(), useQuery(gloveboxQuery(vehicle.id)));
  return (
    <AsideSection title={t('title')}>
      <Loaded query={query} skeleton={<SkeletonRows label={t('loading')} rows={4} columns="3fr 1fr" />}>
        {([user, items]) => (
          <>
            <Expiring items={items} user={user} />
            <div>
              {documentTypes.map((type) => (
                <Kind
                  key={type}
                  type={type}
                  items={ofType(items, type)}
                  mayUpload={canUploadDocument(user, { isDriverLicense: type === 'driver_licence' })}
                />
              ))}
            </div>
            {opened !== undefined && (
              <DocumentDialog key={opened} opened={opened} vehicle={vehicle} items={items} user={user} />
            )}
          </>
        )}
      </Loaded>
    </AsideSection>
  );
}

/** Points out what expires within 60 days: from then on the list of users no longer opens it (GLV-10). */
export function Expiring({ items, user }: { items: readonly GloveboxItem[]; user: UserLike }) {
  const { t, i18n } = useTranslation('glovebox');
  const texts = useDocumentTexts();
  const expiring = items.filter(({ expires_in_days }) => isDocumentExpiring(expires_in_days));
  if (expiring.length === 0) return null;
  const mayRenew = expiring.every(({ document_type: type }) =>
    canUploadDocument(user, { isDriverLicense: type === 'driver_licence' }),
  );
  return (
    <div className={styles.notice}>
      <Alert isStatic title={t('expiring.title', { count: expiring.length })}>
        {t(mayRenew ? 'expiring.body' : 'expiring.askBody', {
          names: formatList(expiring.map(texts.name), 'and', readingOf(i18n.language)),
        })}
      </Alert>
    </div>
  );
}

function Kind({ type, items, mayUpload }: { type: DocumentType; items: readonly GloveboxItem[]; mayUpload: boolean }) {
  const { t } = useTranslation('glovebox');
  const id = useId();
  const texts = useDocumentTexts();
  const { hrefOf } = useDocumentAddress();
  const isOther = type === 'other';
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <div className={styles.kindHead}>
        <div>
          <h3 id={id} className={styles.name}>
            {texts.type(type)}
          </h3>
          {isOther && <p className={styles.muted}>{t('total', { count: items.length })}</p>}
          {!isOther && items.length === 0 && <p className={styles.muted}>{t('notOnFile')}</p>}
        </div>
        {mayUpload && (isOther || items.length === 0) && (
          <ButtonLink
            href={hrefOf(type)}
            size="small"
            icon={<Upload size={16} aria-hidden="true" />}
            aria-label={t('uploadWhat', { what: t(`one.${type}`) })}
          >
            {t('upload')}
          </ButtonLink>
        )}
      </div>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item }: { item: GloveboxItem }) {
  const { t } = useTranslation('glovebox');
  const texts = useDocumentTexts();
  const { hrefOf } = useDocumentAddress();
  const expiry = texts.expiry(item);
  const date = texts.date(item);
  return (
    <li className={styles.item}>
      <div className={styles.texts}>
        {item.document_type === 'other' && <span className={styles.title}>{texts.name(item)}</span>}
        {item.document_number && (
          <span className={styles.muted}>{`${t(`fields.number.${item.document_type}`)} ${item.document_number}`}</span>
        )}
        <span className={styles.muted}>{date === null ? t('undated') : t('expires', { date })}</span>
        {expiry && <StatusPill tone={expiry.tone}>{expiry.text}</StatusPill>}
      </div>
      <Link href={hrefOf(item.id)} aria-label={t('viewWhat', { what: texts.name(item) })}>
        {t('view')}
      </Link>
    </li>
  );
}

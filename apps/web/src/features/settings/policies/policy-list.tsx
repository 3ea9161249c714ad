import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, SearchField, matchesSearch } from '@wayside/ui';
import type { ReactNode } from 'react';
import { useFirstRows } from '../../../shared/list/show-more.tsx';
import { useAddressSearch } from '../../../shared/list/use-typed.ts';
import type { Policy } from '../../../shared/policies/policies.queries.ts';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import styles from './policies.module.css';

/** Cards drawn at once; a list that long also gets a search. */
const STEP = 10;

export interface PolicyListProps {
  policies: readonly Policy[];
  words: PolicyWords;
  /** The one in the form or in the address: always shown. */
  openId: number | undefined;
  children: (policy: Policy) => ReactNode;
}

/** The policies, searched by everything that they name. */
export function PolicyList({ policies, words, openId, children }: PolicyListProps) {
  const { t } = useTranslation(['policies', 'common']);
  const [search, setSearch] = useAddressSearch();
  const matches = policies.filter((policy) => policy.id === openId || matchesSearch(words.searched(policy), search.trim()));
  const first = useFirstRows(matches, STEP);
  const open = matches.find(({ id }) => id === openId);
  const shown = open && !first.rows.includes(open) ? [open, ...first.rows] : first.rows;
  return (
    <>
      {policies.length > STEP && (
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('common:actions.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      {matches.length === 0 && policies.length > 0 && (
        <EmptyState
          kind="filtered"
          title={t('search.none')}
          action={<Button onPress={() => setSearch('')}>{t('common:actions.clearSearch')}</Button>}
        />
      )}
      <ul className={styles.cards}>
        {shown.map((policy) => (
          <li key={policy.id} data-policy={policy.id}>
            {children(policy)}
          </li>
        ))}
      </ul>
      {first.more}
    </>
  );
}

import { roleDisplayName } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { notificationTopics, recommendedNotifications } from '@wayside/domain/schemas';
import type { NotificationKind, Notifications } from '@wayside/domain/schemas';
import { useTranslation } from '@wayside/i18n';
import { Checkbox, Segmented } from '@wayside/ui';
import { useWatch } from 'react-hook-form';
import type { FieldPath, FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { readingOf } from '../brand/brand.ts';
import { useAppField } from '../form/use-app-field.ts';
import type { AppForm } from '../form/use-app-form.ts';
import styles from './notification-matrix.module.css';

type Group = 'text' | 'emailed';
type WithNotifications = FieldValues & Record<Group, Notifications>;

export interface NotificationMatrixProps<Values extends WithNotifications, Valid> {
  form: AppForm<Values, Valid>;
  /** Text messages, emails or both: a column each. */
  groups: readonly Group[];
  kinds: readonly NotificationKind[];
  /** The roles for which the ready choice is made; without them it suits most people. */
  roles?: readonly Role[];
}

type NotificationTopic = keyof typeof notificationTopics;

/** The kinds that are offered, by topic. */
export function topicsOf(
  kinds: readonly NotificationKind[],
): { readonly id: NotificationTopic; readonly kinds: readonly NotificationKind[] }[] {
  return (Object.keys(notificationTopics) as NotificationTopic[]).map((id) => ({
    id,
    kinds: notificationTopics[id].filter((kind) => kinds.includes(kind)),
  }));
}

/** What is chosen in each group, and how to set all of it. */
function useChoices<Values extends WithNotifications, Valid>({
  form,
  groups,
  kinds,
}: NotificationMatrixProps<Values, Valid>) {
  const values: readonly Notifications[] = useWatch({
    control: form.control,
    name: groups as unknown as FieldPath<Values>[],
  }) as unknown as readonly Notifications[];
  const set = (group: Group, isOn: (kind: NotificationKind) => boolean): void => {
    for (const kind of kinds)
      form.setValue(nameOf(group, kind), isOn(kind) as FieldPathValue<Values, FieldPathByValue<Values, boolean>>, {
        shouldDirty: true,
      });
  };
  const nameOf = (group: Group, kind: NotificationKind) => `${group}.${kind}` as FieldPathByValue<Values, boolean>;
  const isWhole = (isOn: (group: Group, kind: NotificationKind) => boolean): boolean =>
    groups.every((group, at) => kinds.every((kind) => values[at]![kind] === isOn(group, kind)));
  return { values, set, isWhole, nameOf };
}

/** The name of the ready choice, which says for which role it is made. */
function useRecommendedText(): (roles: readonly Role[]) => string {
  const { t, i18n } = useTranslation('account');
  return ([role, ...others]) => {
    if (role === undefined) return t('notifications.preset.recommended');
    if (others.length > 0) return t('notifications.preset.recommendedRoles');
    return t('notifications.preset.recommendedRole', {
      role: roleDisplayName(role, readingOf(i18n.language).language),
    });
  };
}

/** Which notifications a person gets: events by topic, one column for each way to get them, and ready choices. */
export function NotificationMatrix<Values extends WithNotifications, Valid>(
  props: NotificationMatrixProps<Values, Valid>,
) {
  const { form, groups, kinds, roles = [] } = props;
  const { t } = useTranslation('account');
  const { values, set, isWhole, nameOf } = useChoices(props);
  const recommendedText = useRecommendedText();
  const isRecommended = (group: Group, kind: NotificationKind): boolean =>
    recommendedNotifications(group, roles).includes(kind);
  const preset = isWhole(isRecommended) ? 'recommended' : isWhole(() => false) ? 'none' : null;
  const topics = topicsOf(kinds);
  // The first row is the head.
  const rows = topics.flatMap(({ id, kinds: members }) => [id, ...members]);
  const rowOf = (row: (typeof rows)[number]) => ({ gridRow: rows.indexOf(row) + 2 });
  return (
    <>
      <div className={styles.presets}>
        <Segmented
          label={t('notifications.presets')}
          value={preset}
          onChange={(chosen) => {
            for (const group of groups) set(group, (kind) => chosen === 'recommended' && isRecommended(group, kind));
          }}
          segments={(['recommended', 'none'] as const).map((id) => {
            const label = id === 'none' ? t('notifications.preset.none') : recommendedText(roles);
            return { id, label, name: label };
          })}
        />
      </div>
      <div className={styles.matrix} data-columns={groups.length}>
        {/* Each box says its event itself. */}
        <span aria-hidden="true" className={styles.head} style={{ gridRow: 1 }}>
          {t('notifications.event')}
        </span>
        {topics.map(({ id, kinds: members }) => [
          <span key={id} aria-hidden="true" className={styles.topic} style={rowOf(id)}>
            {t(`notifications.topic.${id}`)}
          </span>,
          ...members.map((kind) => (
            <span key={kind} aria-hidden="true" className={styles.name} style={rowOf(kind)}>
              {t(`notifications.${kind}`)}
            </span>
          )),
        ])}
        {groups.map((group, at) => {
          const count = kinds.filter((kind) => values[at]![kind]).length;
          return (
            <section
              key={group}
              aria-label={t(group === 'text' ? 'preferences.textNotifications' : 'preferences.emailNotifications')}
              className={styles.column}
              style={{ gridColumn: at + 2, gridRow: `1 / span ${rows.length + 1}` }}
            >
              <div className={styles.head} style={{ gridRow: 1 }}>
                <span aria-hidden="true">{t(`notifications.way.${group}`)}</span>
                <Checkbox
                  aria-label={t('notifications.all')}
                  isSelected={count === kinds.length}
                  isIndeterminate={count > 0 && count < kinds.length}
                  onChange={(isOn) => set(group, () => isOn)}
                />
              </div>
              {topics.map(({ id, kinds: members }) => [
                <span key={id} aria-hidden="true" className={styles.topic} style={rowOf(id)} />,
                ...members.map((kind) => (
                  <div key={kind} className={styles.cell} style={rowOf(kind)}>
                    <Box form={form} name={nameOf(group, kind)} label={t(`notifications.${kind}`)} />
                  </div>
                )),
              ])}
            </section>
          );
        })}
      </div>
    </>
  );
}

function Box<Values extends FieldValues, Valid>(props: {
  form: AppForm<Values, Valid>;
  name: FieldPathByValue<Values, boolean>;
  label: string;
}) {
  const { ref, name, value, onChange, onBlur } = useAppField<Values, Valid, boolean>(props);
  return (
    <Checkbox
      aria-label={props.label}
      inputRef={ref}
      name={name}
      isSelected={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

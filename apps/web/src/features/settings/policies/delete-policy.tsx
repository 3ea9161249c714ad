import { coverageWithout, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Consequences, Unbroken } from '@wayside/ui';
import type { Consequence } from '@wayside/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { FewLinks } from '../../../shared/page/few-links.tsx';
import { toasts } from '../../../shared/page/toasts.ts';
import type { Policy, PolicyData } from '../../../shared/policies/policies.queries.ts';
import type { PolicyWords } from '../../../shared/policies/policy-words.ts';
import { ConfirmAction } from '../../../shared/save/confirm-action.tsx';
import { useSave } from '../../../shared/save/use-save.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { deletePolicy } from './policy-calls.ts';
import { restorePolicy } from './restore-policy.ts';

/** Confirms the deletion of a policy. Undo creates a new policy with the same values. */
export function DeletePolicy({
  policy,
  data,
  words,
  onClose,
}: {
  policy: Policy | null;
  data: PolicyData;
  words: PolicyWords;
  onClose: () => void;
}) {
  const { t } = useTranslation('policies');
  const { save: restore } = useSave({
    call: (gone: Policy) => restorePolicy(gone),
    changed: ['policies'],
    done: { say: t('restored') },
    about: ({ id }) => id,
    what: t('what'),
    failsInToast: true,
  });
  const saving = useSave({
    call: (gone: Policy) => deletePolicy(gone),
    changed: ['policies'],
    done: (_, gone) => {
      // Otherwise it would still be there beside "Policy restored".
      for (const { key, content } of toasts.queue.visibleToasts)
        if (content.title === t('created')) toasts.queue.close(key);
      return { say: t('deleted'), action: { label: t('undo'), onAction: () => void restore(gone) } };
    },
    what: t('what'),
    isDeletion: true,
  });
  if (!policy) return null;
  return (
    <ConfirmAction
      question={t('confirm.question')}
      about={
        <>
          <p>
            <Unbroken>{words.sentence(policy)}</Unbroken>
          </p>
          <PolicyConsequences policy={policy} data={data} words={words} />
        </>
      }
      confirmLabel={t('confirm.confirm')}
      cancelLabel={t('confirm.cancel')}
      saving={saving}
      input={policy}
      isDone={!data.policies.some(({ id }) => id === policy.id)}
      onClose={onClose}
    />
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;

/** How many of the policies that then apply are said in words. */
const SAID = 2;

/** Who approves for its vehicles once the policy is gone, the vehicles that anyone may approve for first (PPV-04). */
function PolicyConsequences({ policy, data, words }: { policy: Policy; data: PolicyData; words: PolicyWords }) {
  const { t } = useTranslation('policies');
  const markOf = useVehicleText().distinct(data.vehicles, 'mark');
  const known = data.policies.find(({ id }) => id === policy.id);
  if (!known) return null;
  const left = coverageWithout(known, data.policies, data.vehicles);
  const lines = (['none', 'automaticOnly', 'others'] as const).flatMap((kind): Consequence[] => {
    const vehicles = left[kind];
    if (vehicles.length === 0) return [];
    const isOpen = kind !== 'others';
    const links = vehicles.map((vehicle) => ({
      id: vehicle.id,
      label: markOf(vehicle),
      href: place.vehicle(vehicle.id),
    }));
    return [
      {
        icon: isOpen ? <ShieldAlert {...icon} /> : <ShieldCheck {...icon} />,
        title: t(`without.${kind}`, { count: vehicles.length }),
        text: isOpen ? (
          <FewLinks links={links} />
        ) : (
          [
            ...left.policies.slice(0, SAID).map((one) => words.sentence(one)),
            ...(left.policies.length > SAID ? [t('without.more', { count: left.policies.length - SAID })] : []),
          ].join(' ')
        ),
        tone: isOpen ? 'attention' : undefined,
      },
    ];
  });
  return lines.length > 0 && <Consequences of={lines} />;
}

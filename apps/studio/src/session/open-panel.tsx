import type { Role } from '@wayside/domain';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Button, ButtonLink, Panel, Select } from '@wayside/ui';
import { ExternalLink, Link2 } from 'lucide-react';
import { useState } from 'react';
import { copy } from '../app/copy.ts';
import { sessionLink } from '../app/links.ts';
import styles from './session.module.css';

const OWN = 'own';

/** Opens this session in a browser, signed in as any role. */
export function OpenPanel({
  session,
  roles,
  isSignedIn,
}: {
  session: SessionSummary;
  roles: readonly Role[];
  isSignedIn: boolean;
}) {
  const [role, setRole] = useState<Role | typeof OWN>(OWN);
  const link = sessionLink(
    { id: session.id, brand: session.brand, role: role === OWN ? undefined : role, step: session.step },
    window.location,
  );
  const own = {
    id: OWN,
    label: isSignedIn ? `As the scenario starts (${session.role})` : 'As the scenario starts (sign-in)',
  } as const;
  return (
    <Panel title="Open in a browser">
      <div className={styles.stack}>
        <Select
          label="Signed in as"
          options={[own, ...roles.map((id) => ({ id, label: id }))]}
          value={role}
          onChange={setRole}
          description="Each role has an address of its own in this session, so several people fit in one browser."
        />
        <div className={styles.buttons}>
          <ButtonLink
            href={link}
            target="_blank"
            rel="noopener"
            variant="primary"
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            Open
          </ButtonLink>
          <Button icon={<Link2 size={16} aria-hidden="true" />} onPress={() => void copy(link, 'Link')}>
            Copy link
          </Button>
        </div>
      </div>
    </Panel>
  );
}

import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { SessionSummary } from '@wayside/scenarios/control';
import { Button, ButtonLink, Panel, Select } from '@wayside/ui';
import { ExternalLink, Link2 } from 'lucide-react';
import { useState } from 'react';
import { copy } from '../app/copy.ts';
import { sessionNow } from '../app/queries.ts';
import { placeLink } from './place-link.ts';
import styles from './session.module.css';

const OWN = 'own';

/**
 * Opens this session in a browser, signed in as any role, or the same place under another brand, which is another
 * session.
 */
export function OpenPanel({
  session,
  roles,
  brands,
  isSignedIn,
}: {
  session: SessionSummary;
  roles: readonly Role[];
  brands: readonly BrandId[];
  isSignedIn: boolean;
}) {
  const [role, setRole] = useState<Role | typeof OWN>(OWN);
  const [brand, setBrand] = useState(session.brand);
  const isOther = brand !== session.brand;
  const linkTo = (now: SessionSummary): string =>
    placeLink(now, { brand, role: role === OWN ? undefined : role }, window.location);
  const own = {
    id: OWN,
    label: isSignedIn ? `As the scenario starts (${session.role})` : 'As the scenario starts (sign-in)',
  } as const;
  return (
    <Panel title="Open in a browser" context={session.place && <code>{session.place}</code>}>
      <div className={styles.stack}>
        <Select
          label="Signed in as"
          options={[own, ...roles.map((id) => ({ id, label: id }))]}
          value={role}
          onChange={setRole}
          description={
            isOther
              ? undefined
              : 'Each role has an address of its own in this session, so several people fit in one browser.'
          }
        />
        <Select
          label="Brand"
          options={brands.map((id) => ({ id, label: brandOfId(id).name }))}
          value={brand}
          onChange={setBrand}
          description={
            isOther
              ? ['A new session with these settings, at the same place.', ...session.recounted].join(' ')
              : undefined
          }
        />
        <div className={styles.buttons}>
          <ButtonLink
            href={linkTo(session)}
            target="_blank"
            rel="noopener"
            variant="primary"
            icon={<ExternalLink size={16} aria-hidden="true" />}
          >
            Open
          </ButtonLink>
          <Button
            icon={<Link2 size={16} aria-hidden="true" />}
            onPress={() => void sessionNow(session).then((now) => copy(linkTo(now), 'Link'))}
          >
            Copy link
          </Button>
        </div>
      </div>
    </Panel>
  );
}

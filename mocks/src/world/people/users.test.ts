import { describe, expect, it } from 'vitest';
import { World } from '../world.ts';

describe('users', () => {
  it('[PRF-03] a preference that was not sent is unchanged', () => {
    const { users } = new World({ brand: 'canada', seed: 'test', shape: {}, player: 'Owner', clock: '2026-03-16T14:00:00Z' });
    const byEmail = users.get(1)!.email_notification_preference_attributes;
    const before = users.get(1)!.text_notification_preference_attributes!;
    const after = users.update(1, { text_notification_preference_attributes: { approvals_required: !before.approvals_required } })!;
    expect(after.text_notification_preference_attributes).toEqual({ ...before, approvals_required: !before.approvals_required });
    expect(after.email_notification_preference_attributes).toEqual(byEmail);
  });
});

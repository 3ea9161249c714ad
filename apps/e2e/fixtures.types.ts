import { test } from './fixtures.ts';
import { MockSession } from './mock-session.ts';

/** Type-checked but never run: a test that uses an unknown name does not compile. */
export async function namesThatDoNotExist(mock: MockSession): Promise<void> {
  // @ts-expect-error -- unknown scenario
  test.use({ scenario: 'access/no-such-case' });
  // @ts-expect-error -- unknown failure of the contract
  test.use({ scenario: 'failures/getDashboard/wrongOtp' });
  // @ts-expect-error -- unknown scenario
  await MockSession.create({ scenario: 'access/no-such-case', brand: 'default', role: 'Owner' });
  // @ts-expect-error -- unknown operation
  await mock.calls('listUnicorns');
  // @ts-expect-error -- unknown operation
  await mock.answers('listUnicorns');
  const [call] = await mock.calls('updateOrder');
  // @ts-expect-error -- orders have no such field
  void call!.requestBody.horn;
}

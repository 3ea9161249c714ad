import { test } from './fixtures.ts';
import { MockSession } from './mock-session.ts';

/** Type-checked but never run: a test that uses an unknown name does not compile. */
export async function namesThatDoNotExist(mock: MockSession): Promise<void> {
  // @ts-expect-error -- there is no such scenario
  test.use({ scenario: 'access/no-such-case' });
  // @ts-expect-error -- nor such a failure of the contract
  test.use({ scenario: 'failures/getDashboard/wrongOtp' });
  // @ts-expect-error -- nor is there a session of it
  await MockSession.create({ scenario: 'access/no-such-case', brand: 'default', role: 'Owner' });
  // @ts-expect-error -- there is no such operation
  await mock.calls('listUnicorns');
  // @ts-expect-error -- nor does one answer
  await mock.answers('listUnicorns');
  const [call] = await mock.calls('updateOrder');
  // @ts-expect-error -- an order is not changed by its horn
  void call!.requestBody.horn;
}

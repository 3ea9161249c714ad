import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Calls that are answered by hand. */
function server() {
  const sent: string[] = [];
  const answers: ((answer: string) => void)[] = [];
  const send = (input: string) => {
    sent.push(input);
    return new Promise<string>((resolve) => answers.push(resolve));
  };
  return { sent, send, answer: (text: string) => answers.shift()!(text) };
}

it('[UPM-08, SRQ-07] a double press is one call, and both presses get its answer', async () => {
  const { sent, send, answer } = server();
  const press = oneAtATime(send);
  const [first, second] = [press('4 weeks'), press('4 weeks')];
  answer('snoozed');
  expect(await Promise.all([first, second])).toEqual(['snoozed', 'snoozed']);
  expect(sent).toEqual(['4 weeks']);
});

it('a press after the answer is another call, and so is one after a failure', async () => {
  const { sent, send, answer } = server();
  const press = oneAtATime(send);
  const first = press('1');
  answer('done');
  await first;
  const failing = oneAtATime<string, string>(() => Promise.reject(new Error('broken')));
  await expect(failing('2')).rejects.toThrow('broken');
  await expect(failing('2')).rejects.toThrow('broken');
  void press('2');
  expect(sent).toEqual(['1', '2']);
});

it('presses about different things do not wait for each other', async () => {
  const { sent, send, answer } = server();
  const press = oneAtATime(send, (input) => input);
  const [first, second] = [press('Ada'), press('Grace')];
  void press('Grace');
  answer('Ada is active');
  answer('Grace is active');
  expect(await Promise.all([first, second])).toEqual(['Ada is active', 'Grace is active']);
  expect(sent).toEqual(['Ada', 'Grace']);
});

import { describe, expect, it, vi } from 'vitest';
import { lastWins } from './last-wins.ts';

function calls() {
  const ends: (() => void)[] = [];
  const send = vi.fn<(input: string, isLatest: () => boolean) => Promise<void>>(() => new Promise<void>((resolve) => ends.push(resolve)));
  const press = lastWins(send, (input) => input);
  const sent = () => send.mock.calls.map(([input]) => input);
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { send, press, sent, end };
}

describe('of quick presses the last one wins', () => {
  it('a second press about the same thing waits for the first', async () => {
    const { press, sent, end } = calls();
    const both = [press('a'), press('a')];
    await Promise.resolve();
    await end();
    await Promise.all(both);
    expect(sent()).toEqual(['a']);
  });

  it('another thing is sent once the first call has ended, and one in between is not', async () => {
    const { send, press, sent, end } = calls();
    void press('a');
    await Promise.resolve();
    void press('b');
    void press('c');
    expect(sent()).toEqual(['a']);
    expect(send.mock.calls[0]![1]()).toBe(false);
    await end();
    expect(sent()).toEqual(['a', 'c']);
    expect(send.mock.calls[1]![1]()).toBe(true);
  });

  it('back to the first one while it is under way: it is sent again after the other was given up', async () => {
    const { press, sent, end } = calls();
    void press('a');
    await Promise.resolve();
    void press('b');
    void press('a');
    await end();
    expect(sent()).toEqual(['a', 'a']);
  });

  it('a call that throws blocks no later one', async () => {
    const send = vi
      .fn<(input: string, isLatest: () => boolean) => Promise<void>>()
      .mockRejectedValueOnce(new Error('a bug'))
      .mockResolvedValue();
    const press = lastWins(send, (input) => input);
    await expect(press('a')).rejects.toThrow('a bug');
    await press('a');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

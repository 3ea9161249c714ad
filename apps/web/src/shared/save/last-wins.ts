/**
 * Makes the last of several quick presses win. Calls never overlap: a press about the same thing as the one before joins its call, and of
 * presses about other things only the latest is sent.
 * @param send makes the call; `isLatest` returns whether there was no other press since
 * @param about returns what a press is about
 */
export function lastWins<Input>(
  send: (input: Input, isLatest: () => boolean) => Promise<void>,
  about: (input: Input) => unknown,
): (input: Input) => Promise<void> {
  let latest: { about: unknown; done: Promise<void> } | undefined;

  return (input) => {
    const key = about(input);
    const earlier = latest;
    if (earlier !== undefined && earlier.about === key) return earlier.done;
    const before = earlier?.done.catch(() => undefined);
    const own = { about: key, done: Promise.resolve() };
    const isLatest = () => latest === own;
    const run = async (): Promise<void> => {
      await before;
      try {
        if (isLatest()) await send(input, isLatest);
      } finally {
        if (isLatest()) latest = undefined;
      }
    };
    latest = own;
    own.done = run();
    return own.done;
  };
}

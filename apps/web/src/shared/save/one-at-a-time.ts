/**
 * One press is one call: while a call is under way, another press waits for the same answer.
 * @param about what a press is about; presses about different things are different calls
 */
export function oneAtATime<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  about: (input: Input) => unknown = () => undefined,
): (input: Input) => Promise<Answer> {
  const underWay = new Map<unknown, Promise<Answer>>();
  return (input) => {
    const key = about(input);
    const answer = underWay.get(key) ?? send(input).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}

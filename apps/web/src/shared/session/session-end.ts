type Listener = (token: string) => void;
let listener: Listener = () => undefined;

/** Registers the listener that is called when the server rejects the signed-in user's token. */
export function onSessionEnded(next: Listener): void {
  listener = next;
}

/** Reports that the server rejected this token. */
export function sessionEnded(token: string): void {
  listener(token);
}

type Listener = (token: string) => void;
let listener: Listener = () => undefined;

/** Told once when the server refuses the token of the signed-in user. */
export function onSessionEnded(told: Listener): void {
  listener = told;
}

/** By whoever talks to the server: it refused this token. */
export function sessionEnded(token: string): void {
  listener(token);
}

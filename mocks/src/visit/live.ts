import type { Sessions } from '../session/sessions.ts';

const CHANNEL = 'BulkUploadChannel';
const PING_EVERY = 3000;

/** A connection of a page, however it came about. */
export interface LiveSocket {
  send: (text: string) => void;
  close: (code: number) => void;
  onMessage: (handle: (text: string) => void) => void;
  onClose: (handle: () => void) => void;
}

/** Whether an address is that of the live channel. */
export const isLive = (url: URL): boolean => url.pathname === '/cable';

/** The live channel: Action Cable's protocol, authenticated by the token in the URL. */
export function greet(socket: LiveSocket, url: URL, sessions: Sessions): void {
  const token = url.searchParams.get('token') ?? '';
  const session = sessions.ofToken(token);
  const user = session?.userOf(token);
  const say = (frame: object) => socket.send(JSON.stringify(frame));
  const liveChannel = session?.world.base.shape.liveChannel;
  if (!session || !user || String(user.id) !== url.searchParams.get('user_id') || liveChannel === 'refused') {
    say({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
    socket.close(1000);
    return;
  }

  const identifiers = new Set<string>();
  const listener = (userId: number, message: object) => {
    if (userId !== user.id) return;
    for (const identifier of identifiers) say({ identifier, message });
    if (liveChannel === 'dropped' && (message as { status?: unknown }).status === 'processing') socket.close(1011);
  };
  session.listeners.add(listener);
  const ping = setInterval(() => say({ type: 'ping', message: Math.floor(Date.now() / 1000) }), PING_EVERY);
  socket.onClose(() => {
    clearInterval(ping);
    session.listeners.delete(listener);
  });
  socket.onMessage((text) => {
    const { command, identifier } = readCommand(text);
    if (identifier === undefined) return;
    if (command === 'unsubscribe') identifiers.delete(identifier);
    if (command !== 'subscribe') return;
    const isOurs = channelOf(identifier) === CHANNEL;
    if (isOurs) identifiers.add(identifier);
    say({ type: isOurs ? 'confirm_subscription' : 'reject_subscription', identifier });
  });
  say({ type: 'welcome' });
}

function readCommand(text: string): { command?: unknown; identifier?: string } {
  try {
    const { command, identifier } = JSON.parse(text) as Record<string, unknown>;
    return typeof identifier === 'string' ? { command, identifier } : { command };
  } catch {
    return {};
  }
}

function channelOf(identifier: string): unknown {
  try {
    return (JSON.parse(identifier) as Record<string, unknown> | null)?.['channel'];
  } catch {
    return undefined;
  }
}

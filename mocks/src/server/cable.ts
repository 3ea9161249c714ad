import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Sessions } from '../session/sessions.ts';

const PROTOCOL = 'actioncable-v1-json';
const CHANNEL = 'BulkUploadChannel';
const PING_EVERY = 3000;

/** The live channel: Action Cable's protocol, authenticated by the token in the URL. */
export function createCable(sessions: Sessions) {
  let server: Promise<WebSocketServer> | undefined;

  function greet(socket: WebSocket, url: URL): void {
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
    socket.on('close', () => {
      clearInterval(ping);
      session.listeners.delete(listener);
    });
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      const { command, identifier } = readCommand(String(data));
      if (identifier === undefined) return;
      if (command === 'unsubscribe') identifiers.delete(identifier);
      if (command !== 'subscribe') return;
      const isOurs = channelOf(identifier) === CHANNEL;
      if (isOurs) identifiers.add(identifier);
      say({ type: isOurs ? 'confirm_subscription' : 'reject_subscription', identifier });
    });
    say({ type: 'welcome' });
  }

  return function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = URL.parse(request.url ?? '/', 'http://api');
    if (url?.pathname !== '/cable') {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    // The caller may be gone before the sockets are there to notice.
    socket.on('error', () => socket.destroy());
    server ??= createSockets();
    void server.then((sockets) => sockets.handleUpgrade(request, socket, head, (connected) => greet(connected, url)));
  };
}

/** Only at its first use: few sessions upload anything. */
async function createSockets(): Promise<WebSocketServer> {
  const { WebSocketServer } = await import('ws');
  return new WebSocketServer({
    noServer: true,
    maxPayload: 64 * 1024,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
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

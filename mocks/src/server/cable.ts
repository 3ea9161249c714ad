import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Sessions } from '../session/sessions.ts';
import { greet, isLive } from '../visit/live.ts';
import type { LiveSocket } from '../visit/live.ts';

const PROTOCOL = 'actioncable-v1-json';

/** The live channel over WebSockets. */
export function createCable(sessions: Sessions) {
  let server: Promise<WebSocketServer> | undefined;

  return function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = URL.parse(request.url ?? '/', 'http://api');
    if (!url || !isLive(url)) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    // The caller may be gone before the sockets are there to notice.
    socket.on('error', () => socket.destroy());
    server ??= createSockets();
    void server.then((sockets) =>
      sockets.handleUpgrade(request, socket, head, (connected) => greet(liveSocketOf(connected), url, sessions)),
    );
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

function liveSocketOf(socket: WebSocket): LiveSocket {
  socket.on('error', () => socket.terminate());
  return {
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
    onMessage: (handle) => void socket.on('message', (data) => handle(String(data))),
    onClose: (handle) => void socket.on('close', handle),
  };
}

import type { ServerResponse } from 'node:http';
import type { OperationId } from '@wayside/api-client';
import type { Fault } from '@wayside/scenarios';
import { DEFAULT_FAULT_DELAY } from '@wayside/scenarios/control';
import type { Answer } from '../engine/engine.ts';
import type { Session } from '../session/session.ts';
import { send } from './send.ts';

interface Delivery {
  response: ServerResponse;
  answer: Answer;
  /** The body of the answer. */
  bytes: Buffer | undefined;
  fault: Fault | undefined;
  session: Session;
  operation: OperationId;
  isReading: boolean;
}

/** Sends the response as the call's fault dictates. */
export async function deliver({
  response,
  answer,
  bytes,
  fault,
  session,
  operation,
  isReading,
}: Delivery): Promise<void> {
  switch (fault?.kind) {
    case 'fixed-delay':
      await new Promise((resolve) => setTimeout(resolve, fault.delay ?? DEFAULT_FAULT_DELAY));
      return send(response, answer, bytes);
    case 'hold':
      await session.faults.hold(operation);
      return send(response, answer, bytes);
    case 'connection-reset':
      if (isReading) response.socket?.resetAndDestroy();
      else breakOff(response);
      return undefined;
    case 'empty-response':
      breakOff(response);
      return undefined;
    case 'no-content-response':
      return send(response, { status: 204, headers: answer.headers });
    case 'null-response':
      return send(response, {
        ...answer,
        body: null,
        headers: { ...answer.headers, 'content-type': 'application/json' },
      });
    case 'malformed-response':
      return send(
        response,
        { ...answer, headers: { ...answer.headers, 'content-type': 'application/json' } },
        Buffer.from('{"unfinished": [1, 2'),
      );
    case 'truncated-response': {
      // Nothing to cut.
      if (answer.body === undefined) {
        breakOff(response);
        return undefined;
      }
      const text = JSON.stringify(answer.body);
      response.writeHead(answer.status, { ...answer.headers, 'content-length': String(Buffer.byteLength(text)) });
      response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.socket?.destroy());
      return undefined;
    }
    default:
      return send(response, answer, bytes);
  }
}

/**
 * Closes the connection after the first bytes of a response. A browser repeats a request by itself, even a POST, if a
 * connection that it uses again closes without a byte: the fault would save twice, or be over before the page notices
 * it.
 */
function breakOff({ socket }: ServerResponse): void {
  socket?.write('HTTP/1.1 200 OK\r\n', () => socket.destroy());
}

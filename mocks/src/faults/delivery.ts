import type { OperationId } from '@wayside/api-client';
import type { Fault } from '@wayside/scenarios';
import { DEFAULT_FAULT_DELAY } from '@wayside/scenarios/control';
import type { Answer } from '../engine/engine.ts';
import { replyOf } from '../engine/reply.ts';
import type { PlainReply } from '../engine/reply.ts';
import { utf8Of } from '../shared/bytes.ts';
import type { FaultBoard } from './fault-board.ts';

/** What reaches the caller; how a connection breaks is up to the edge. */
export type Delivery =
  | { kind: 'whole'; reply: PlainReply }
  /** The connection breaks after half of the body. */
  | { kind: 'cut'; reply: PlainReply & { bytes: Uint8Array }; half: Uint8Array<ArrayBuffer> }
  /** The connection breaks before the response is there; `isReset` without a byte. */
  | { kind: 'broken'; isReset: boolean };

interface Ready {
  answer: Answer;
  /** The body of the answer. */
  bytes: PlainReply['bytes'];
  fault: Fault | undefined;
  faults: FaultBoard;
  operation: OperationId;
  isReading: boolean;
}

const BROKEN_OFF = { kind: 'broken', isReset: false } as const;
const whole = (answer: Answer, bytes: PlainReply['bytes']): Delivery => ({
  kind: 'whole',
  reply: replyOf(answer, bytes),
});

/** Milliseconds by which a fault delays a response. */
export const delayOf = (fault: Fault | undefined): number =>
  fault?.kind === 'fixed-delay' ? (fault.delay ?? DEFAULT_FAULT_DELAY) : 0;

/** The response as the call's fault lets it through, once it does. */
export async function deliveryOf({ answer, bytes, fault, faults, operation, isReading }: Ready): Promise<Delivery> {
  const asJson: Answer = { ...answer, headers: { ...answer.headers, 'content-type': 'application/json' } };
  switch (fault?.kind) {
    case 'fixed-delay':
      await new Promise((resolve) => setTimeout(resolve, delayOf(fault)));
      return whole(answer, bytes);
    case 'hold':
      await faults.hold(operation);
      return whole(answer, bytes);
    case 'connection-reset':
      return { kind: 'broken', isReset: isReading };
    case 'empty-response':
      return BROKEN_OFF;
    case 'no-content-response':
      return whole({ status: 204, headers: answer.headers }, undefined);
    case 'null-response':
      return whole(asJson, utf8Of('null'));
    case 'malformed-response':
      return whole(asJson, utf8Of('{"unfinished": [1, 2'));
    case 'truncated-response':
      // Nothing to cut.
      if (!bytes) return BROKEN_OFF;
      return {
        kind: 'cut',
        reply: { ...replyOf(answer, bytes), bytes },
        half: bytes.subarray(0, Math.ceil(bytes.length / 2)),
      };
    default:
      return whole(answer, bytes);
  }
}

import { createConsumer } from '@rails/actioncable';
import type { Consumer } from '@rails/actioncable';
import { liveChannelUrl } from '@wayside/api-client';
import type { UploadMessage } from '@wayside/machines';
import { origin } from '../data/origin.ts';
import { authenticationToken } from '../session/session.ts';
import { uploadMessageOf } from './upload-message.ts';

/** Without an answer for so long, the channel counts as lost. The client keeps trying. */
const PATIENCE = 5_000;
/** How long the channel stays open without anyone following: the page hands an upload over to the tray. */
const LINGER = 10_000;

interface Follower {
  id: number;
  onMessage: (message: UploadMessage) => void;
  onLost: () => void;
}

type State = 'opening' | 'open' | 'lost';

/** One connection of this tab, for one token. */
class Channel {
  readonly token: string;
  readonly #consumer: Consumer;
  readonly #followers = new Set<Follower>();
  /** The last message of each upload, which may arrive before the response that names its id. */
  readonly #last = new Map<number, UploadMessage>();
  readonly #changes = new Set<(state: State) => void>();
  readonly #patience: ReturnType<typeof setTimeout>;
  #state: State = 'opening';
  holders = 0;

  constructor(userId: number, token: string) {
    this.token = token;
    this.#consumer = createConsumer(liveChannelUrl(origin, userId, token));
    this.#consumer.subscriptions.create('BulkUploadChannel', {
      connected: () => this.#be('open'),
      disconnected: () => this.#be('lost'),
      rejected: () => this.#be('lost'),
      received: (data: unknown) => this.#receive(data),
    });
    this.#patience = setTimeout(() => this.#state === 'opening' && this.#be('lost'), PATIENCE);
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#changes.clear();
    this.#followers.clear();
    this.#consumer.disconnect();
  }

  /** Resolves once the channel is open, rejects if it is refused or silent. */
  opened(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const settle = (state: State): void => {
      if (state === 'open') resolve();
      else if (state === 'lost') reject(new Error('No live channel'));
    };
    settle(this.#state);
    this.#changes.add(settle);
    return promise;
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    const last = this.#last.get(follower.id);
    if (last) follower.onMessage(last);
    if (this.#state === 'lost') follower.onLost();
    return () => void this.#followers.delete(follower);
  }

  #be(state: State): void {
    this.#state = state;
    for (const change of this.#changes) change(state);
    if (state === 'lost') for (const { onLost } of this.#followers) onLost();
  }

  #receive(data: unknown): void {
    const message = uploadMessageOf(data);
    if (!message) return;
    this.#last.set(message.id, message.progress);
    for (const { id, onMessage } of this.#followers) if (id === message.id) onMessage(message.progress);
  }
}

let channel: Channel | undefined;

/** The channel of the current session, kept open until it is released. */
function hold(userId: number): { channel: Channel; release: () => void } {
  const token = authenticationToken() ?? '';
  if (channel?.token !== token) {
    channel?.close();
    channel = new Channel(userId, token);
  }
  const held = channel;
  held.holders++;
  const closeIfUnused = (): void => {
    if (held.holders > 0) return;
    held.close();
    if (channel === held) channel = undefined;
  };
  return {
    channel: held,
    release: () => {
      held.holders--;
      // Not after a sign-out: the token is void.
      if (authenticationToken() === token) setTimeout(closeIfUnused, LINGER);
      else closeIfUnused();
    },
  };
}

/**
 * Opens the live channel before a file is sent, so that no message is missed. Rejects if there is none; the file can be
 * sent all the same.
 */
export async function openLiveChannel(userId: number): Promise<void> {
  const { channel: held, release } = hold(userId);
  try {
    await held.opened();
  } finally {
    release();
  }
}

/** Calls back for each message about an upload, and when messages may be missed. Returns a function that stops it. */
export function followUpload(userId: number, follower: Follower): () => void {
  const { channel: held, release } = hold(userId);
  const stop = held.follow(follower);
  return () => {
    stop();
    release();
  };
}

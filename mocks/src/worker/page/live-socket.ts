/// <reference lib="dom" />

/** What page and worker say to each other about a connection. */
export type Frame = { open: true } | { text: string } | { close: number };
export interface Knock {
  live: string;
}

/** A worker that is not spoken to is stopped, and its connections with it. */
const AWAKE_EVERY = 10_000;

/**
 * No worker can answer a WebSocket: those to the folder's API are message ports to the worker. One whose worker was
 * stopped hears nothing more, which clients of the live channel notice by its missing pings.
 */
export function liveSocketsAt(base: string): void {
  const Real = window.WebSocket;
  const isOurs = (url: string | URL): boolean => String(url).startsWith(base.replace(/^http/, 'ws'));

  class PortSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState: number = PortSocket.CONNECTING;
    readonly protocol: string;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    readonly #port: MessagePort;
    readonly #awake: ReturnType<typeof setInterval>;

    constructor(url: string | URL, protocols: string | string[] = []) {
      super();
      [this.protocol = ''] = [protocols].flat();
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.addEventListener('message', ({ data }: MessageEvent<Frame>) => this.#hear(data));
      port1.start();
      const { controller } = navigator.serviceWorker;
      controller?.postMessage({ live: String(url).replace(/^ws/, 'http') } satisfies Knock, [port2]);
      this.#awake = setInterval(() => controller?.postMessage('awake', []), AWAKE_EVERY);
    }

    send(text: string): void {
      this.#port.postMessage({ text } satisfies Frame, []);
    }

    close(code = 1000): void {
      if (this.readyState === PortSocket.CLOSED) return;
      this.#port.postMessage({ close: code } satisfies Frame, []);
      this.#hear({ close: code });
    }

    #hear(frame: Frame): void {
      if ('open' in frame) {
        this.readyState = PortSocket.OPEN;
        this.#tell(new Event('open'));
      } else if ('text' in frame) this.#tell(new MessageEvent('message', { data: frame.text }));
      else if (this.readyState !== PortSocket.CLOSED) {
        this.readyState = PortSocket.CLOSED;
        clearInterval(this.#awake);
        this.#tell(new CloseEvent('close', { code: frame.close, wasClean: true }));
        this.#port.close();
      }
    }

    #tell(event: Event): void {
      this.dispatchEvent(event);
      if (event instanceof MessageEvent) this.onmessage?.(event);
      else if (event.type === 'open') this.onopen?.(event);
      else this.onclose?.(event);
    }
  }

  window.WebSocket = new Proxy(Real, {
    construct: (_, [url, protocols]: [string | URL, string | string[] | undefined]) =>
      isOurs(url) ? new PortSocket(url, protocols) : new Real(url, protocols),
  });
}

import { createApiClient, resultOf } from '@wayside/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** The browser's object, as far as an upload uses it. */
class FakeCall extends EventTarget {
  static last: FakeCall | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  body: Blob | undefined;
  status = 0;
  response: Blob | undefined;

  constructor() {
    super();
    FakeCall.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: Blob): void {
    this.body = body;
  }
  abort(): void {
    this.end('abort');
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nretry-after: 5\r\n';
  }
  end(how: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
  respond(status: number, body = ''): void {
    this.status = status;
    this.response = new Blob([body]);
    this.end('load');
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeCall));
afterEach(() => void vi.unstubAllGlobals());

async function upload(timeout = 60_000) {
  FakeCall.last = undefined;
  const parts: number[] = [];
  const client = createApiClient({
    origin: 'http://api.test',
    token: () => 'T1',
    timeout,
    fetch: fetchWithProgress((part) => parts.push(part)),
  });
  const form = new FormData();
  form.set('glovebox_item[document_type]', 'registration');
  form.set('glovebox_item[file]', new File(['%PDF-1.4'], 'card.pdf', { type: 'application/pdf' }));
  const stop = new AbortController();
  const result = resultOf(client.POST('/glovebox_items', { body: form as never, signal: stop.signal }));
  await vi.waitFor(() => expect(FakeCall.last?.body).toBeDefined());
  return { call: FakeCall.last!, parts, result, stop };
}

it('[CON2-26, API2-40] sends the form in parts, with the token and its boundary, and says how much was sent', async () => {
  const { call, parts, result } = await upload();
  expect(call.opened).toEqual(['POST', 'http://api.test/api/v4/glovebox_items']);
  expect(call.headers).toMatchObject({ authorization: 'T1', 'application-name': 'wayside' });
  const [, boundary] = /^multipart\/form-data; ?boundary=(.+)$/.exec(call.headers['content-type']!)!;
  const text = await call.body!.text();
  expect(text).toContain(boundary);
  expect(text).toContain('name="glovebox_item[file]"; filename="card.pdf"');
  call.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 30, total: 120 }));
  call.upload.dispatchEvent(new Event('load'));
  expect(parts).toEqual([0.25, 1]);
  call.respond(201, '{"id":88}');
  expect(await result).toMatchObject({ status: 'success', data: { id: 88 } });
});

it('reads a refusal with its headers, and a response without a body', async () => {
  const refused = await upload();
  refused.call.respond(503, '{"error":"Later"}');
  expect(await refused.result).toMatchObject({ kind: 'server', alertMessage: 'Later', retryAfter: 5 });
  const empty = await upload();
  empty.call.respond(204);
  expect(await empty.result).toMatchObject({ status: 'failure', kind: 'unreadable' });
});

it('fails as a call of the browser does: without a connection, after the timeout, canceled', async () => {
  const offline = await upload();
  offline.call.end('error');
  expect(await offline.result).toMatchObject({ kind: 'offline' });
  const late = await upload(30);
  expect(await late.result).toMatchObject({ kind: 'timeout' });
  const canceled = await upload();
  canceled.stop.abort();
  expect(await canceled.result).toMatchObject({ status: 'failure' });
});

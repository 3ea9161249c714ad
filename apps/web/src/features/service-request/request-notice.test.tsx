// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { English } from '../../shared/english.fixture.tsx';
import { RequestContext } from './request-context.ts';
import { RequestNotice } from './request-notice.tsx';
import type { ServiceRequest } from './use-service-request.ts';

vi.mock('../../shared/form/bring-to-top.ts', () => ({ bringToTop: () => undefined }));
afterEach(cleanup);

it('[SRQ-07] while nobody knows what became of a request, one alert says so, and nothing asks to send again', () => {
  const send = vi.fn<ServiceRequest['send']>();
  const context = { notice: { tone: 'error', label: 'offline' } };
  const snapshot = { context, hasTag: (tag: string) => tag === 'outcomeUnknown' };
  render(
    <English>
      <RequestContext value={{ snapshot, send } as unknown as ServiceRequest}>
        <RequestNotice />
      </RequestContext>
    </English>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t confirm');
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(send.mock.calls).toEqual([[{ type: 'outcome.retried' }]]);
});

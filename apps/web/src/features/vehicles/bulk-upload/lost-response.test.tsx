// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import type { User } from '../../../shared/session/session.ts';
import { BulkUploadFlow } from './bulk-upload-flow.tsx';

const world = vi.hoisted(() => ({ there: 0, changed: [] as string[], read: [] as string[], sent: 0 }));
vi.mock('../../../shared/data/api.ts', () => ({
  api: { POST: () => (world.sent++, Promise.reject(new SyntaxError('cut off'))) },
}));
vi.mock('../../../shared/data/query-client.ts', () => ({ queryClient: { fetchQuery: async () => [] } }));
vi.mock('../../../shared/data/changed.ts', () => ({ changed: (what: string) => void world.changed.push(what) }));
vi.mock('../../../shared/uploads/live-channel.ts', () => ({ openLiveChannel: async () => undefined }));
vi.mock('../../../shared/uploads/vehicle-arrival.ts', () => ({
  checkArrival: async () => ({ status: 'success', count: world.there, of: 2 }),
}));
vi.mock('./file/file-worker.ts', () => ({
  openFileWorker: () => ({
    open: async (bytes: Uint8Array) => {
      world.read.push(new TextDecoder().decode(bytes));
      const counts = { created: 2 - world.there, updated: 0, unchanged: world.there, leftOut: 0 };
      return { summary: { fields: ['vin'], ignored: [], counts, questioned: 0 } };
    },
    draft: async () => 'corrected',
    prepare: async () => ({ fileData: '', total: 2, newVins: ['A', 'B'], kept: undefined }),
    linesOf: async () => [],
    rows: async () => [],
    close: () => undefined,
  }),
}));

const button = (name: string) => screen.findByRole('button', { name });
async function press(name: string): Promise<void> {
  const pressed = await button(name);
  await act(async () => void fireEvent.click(pressed));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Object.assign(world, { there: 0, changed: [], read: [], sent: 0 });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Chooses a file with two new vehicles and sends it; the response is lost, and this many of them are there. */
async function upload(there: number): Promise<void> {
  const element = <BulkUploadFlow user={{ id: 1, fleet_id: 2 } as User} />;
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, {
    wrapper: English,
  });
  const file = new File(['as chosen'], 'spring.csv', { type: 'text/csv' });
  await act(async () => void fireEvent.change(container.querySelector('input')!, { target: { files: [file] } }));
  await press('Upload 2 vehicles');
  world.there = there;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
}

it('every new vehicle is there: nothing goes on, and the lists are loaded again', async () => {
  await upload(2);
  expect(await screen.findByText('The new vehicles in your file are in your fleet')).toBeDefined();
  expect(screen.queryByText('Uploading your file')).toBeNull();
  expect(world.changed).toEqual(['vehicles']);
});

it('only some are there: the lists are loaded again, and another upload shows first what is left', async () => {
  await upload(1);
  expect(await screen.findByText(/Some or all of the vehicles may have been added/)).toBeDefined();
  expect(world.changed).toEqual(['vehicles']);
  expect(screen.getByRole('link', { name: 'View vehicles' }).getAttribute('href')).toBe('/vehicles');
  await press('Upload again');
  expect(await button('Upload 1 vehicle')).toBeDefined();
  expect([world.read, world.sent]).toEqual([['as chosen', 'corrected'], 1]);
});

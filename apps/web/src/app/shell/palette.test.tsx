// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyPalette } from './palette.tsx';

const code = vi.hoisted(() => ({ arrive: undefined as (() => void) | undefined }));
vi.mock('../../features/palette/palette-dialog.tsx', async () => {
  await new Promise<void>((resolve) => (code.arrive = resolve));
  const PaletteDialog = ({ typed }: { typed: string }) => <p>Typed: {useState(typed)[0]}</p>;
  return { PaletteDialog };
});

afterEach(cleanup);
const press = (key: string, held: object = {}): void => void fireEvent.keyDown(document.body, { key, ...held });

it('what is typed before the palette is there is in its field, once', async () => {
  const close = vi.fn<() => void>();
  const { rerender } = render(<LazyPalette scope="all" onClose={close} />);
  for (const key of 'van-9') press(key);
  press('Backspace');
  press('Shift');
  press('r', { ctrlKey: true });
  press('0');
  press('Escape');
  expect(close).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(code.arrive).toBeDefined());
  code.arrive!();
  await screen.findByText('Typed: van-0');
  rerender(<LazyPalette scope={undefined} onClose={close} />);
  rerender(<LazyPalette scope="all" onClose={close} />);
  expect(await screen.findByText('Typed:')).toBeTruthy();
});

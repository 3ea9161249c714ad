// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { show } from '../show.fixture.ts';
import { FileDrop } from './file-drop.tsx';

it('a chosen file is passed on, and why the last one was refused is said with the button', async () => {
  const onFile = vi.fn<(file: File) => void>();
  const { user } = show(
    <FileDrop
      label="File"
      chooseLabel="Choose a file"
      text="PDF only"
      error="Too large"
      accept={['application/pdf']}
      onFile={onFile}
    />,
  );
  expect(screen.getByRole('button', { name: 'Choose a file', description: 'Too large' })).toBeTruthy();
  const file = new File(['%PDF-1.4'], 'card.pdf', { type: 'application/pdf' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.accept).toBe('application/pdf');
  await user.upload(input, file);
  expect(onFile.mock.calls).toEqual([[file]]);
});

it('progress is said in percent', () => {
  show(<ProgressBar label="Uploading" value={0.42} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuetext')).toBe('42%');
});

import { fireEvent, screen, within } from '@testing-library/react';
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

it('[ACC-09] one button chooses a file, by Enter and Space; a drop and a paste bring one, too', async () => {
  const onFile = vi.fn<(file: File) => void>();
  const { user } = show(
    <FileDrop label="File" chooseLabel="Choose a file" text="PDF only" accept={['.pdf']} onFile={onFile} />,
  );
  const [button, ...others] = within(screen.getByRole('group', { name: 'File' })).getAllByRole('button');
  expect([button!.textContent, others]).toEqual(['Choose a file', []]);
  const opened = vi.spyOn(document.querySelector<HTMLInputElement>('input[type=file]')!, 'click');
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(opened).toHaveBeenCalledTimes(2);
  const file = new File(['%PDF-1.4'], 'card.pdf');
  const area = screen.getByRole('group');
  expect(fireEvent.dragOver(area)).toBe(false);
  expect(area.hasAttribute('data-drop-target')).toBe(true);
  expect(fireEvent.drop(area, { dataTransfer: { files: [file] } })).toBe(false);
  expect(area.hasAttribute('data-drop-target')).toBe(false);
  fireEvent.paste(button!, { clipboardData: { files: [file] } });
  fireEvent.paste(button!, { clipboardData: { files: [] } });
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

it('progress is said in percent', () => {
  show(<ProgressBar label="Uploading" value={0.42} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuetext')).toBe('42%');
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusAfter } from './use-focus-after.ts';

function Editor({ isOpen }: { isOpen: boolean }) {
  useFocusAfter(isOpen, () => document.querySelector<HTMLElement>('#edit'));
  return (
    <>
      {isOpen ? (
        <button type="button">Save</button>
      ) : (
        <button type="button" id="edit">
          {'Edit'}
        </button>
      )}
      <input aria-label="Search" />
    </>
  );
}

it('the focus goes from a form that closes to what opens it', () => {
  const { rerender } = render(<Editor isOpen={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Editor isOpen />);
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(<Editor isOpen={false} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
});

it('and stays where it went in between', () => {
  const { rerender } = render(<Editor isOpen />);
  screen.getByRole('textbox').focus();
  rerender(<Editor isOpen={false} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

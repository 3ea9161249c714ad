// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { English } from '../../shared/english.fixture.tsx';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';
import { useDueNote } from './use-due-note.ts';

const interval = (...ids: number[]) =>
  ({
    type: 'past-due',
    maintenance: ids.map((id) => ({ id, status: 'due', recommendation_state: 'Past Due' })),
  }) as UpcomingItem;

it.each([
  ['no interval', [], 'services'],
  ['one service', [interval(1)], 'service, in 1 interval'],
  ['services of two intervals', [interval(1, 2), interval(3)], 'services, in 2 intervals'],
])('[STS-12] the note below the count of %s', (_, items, note) => {
  const { result } = renderHook(() => useDueNote(), { wrapper: English });
  expect(result.current(items, 'pastDue')).toBe(note);
  expect(result.current(items, 'dueSoon')).toBe('services');
});

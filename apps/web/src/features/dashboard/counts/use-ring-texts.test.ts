// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { English } from '../../../shared/english.fixture.tsx';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { useRingTexts } from './use-ring-texts.ts';

const interval = (...ids: number[]) =>
  ({
    type: 'past-due',
    maintenance: ids.map((id) => ({ id, status: 'due', recommendation_state: 'Past Due' })),
  }) as UpcomingItem;

it('[DSH-03] a ring names its services and their intervals; without any it names no intervals', () => {
  const { result } = renderHook(() => useRingTexts([interval(1, 2), interval(3)]), { wrapper: English });
  expect(result.current('pastDue')).toEqual({
    unit: 'services in 2 intervals',
    valueText: '3 services past due in 2 intervals',
  });
  expect(result.current('dueSoon')).toEqual({ unit: 'services', valueText: '0 services due soon' });
});

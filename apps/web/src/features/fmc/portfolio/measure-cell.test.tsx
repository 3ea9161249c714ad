import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import { companyTexts } from '@wayside/i18n/parts';
import type { Measure, Medians } from '@wayside/domain';
import { NotSetText } from '@wayside/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Fleet } from '../fleets.queries.ts';
import { MeasureCell } from './measure-cell.tsx';
import { MedianLine } from './median-line.tsx';
import { MediansContext } from './medians.ts';
import { useMeasures } from './use-measures.ts';

const i18n = await createI18n({ language: 'en' });
await completeTexts(i18n, { parts: [companyTexts] });

const NO_MEDIANS: Medians = { awaiting: null, pastDue: null, spend: null, costPerDistance: null };
function fleet(numbers: Partial<Fleet>) {
  return {
    id: 7,
    name: 'Harbor',
    awaiting_approval_count: 3,
    ytd_maintenance_cost: 1250,
    cost_per_mile: 0.12,
    ...numbers,
  } as Fleet;
}
const enter = vi.fn<() => void>();

function Cell({ numbers, measure, median }: { numbers: Partial<Fleet>; measure: Measure; median: number | null }) {
  return (
    <MediansContext value={{ ...NO_MEDIANS, [measure]: median }}>
      <MeasureCell fleet={fleet(numbers)} measure={measure} face={useMeasures()[measure]} onEnter={enter} />
    </MediansContext>
  );
}

function cell(measure: Measure, numbers: Partial<Fleet>, median: number | null): string {
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <NotSetText value="Not set">
        <Cell measure={measure} numbers={numbers} median={median} />
      </NotSetText>
    </I18nextProvider>,
  );
  return container.textContent;
}

describe('a number of the portfolio', () => {
  it.each<[string, Measure, Partial<Fleet>, number | null, string]>([
    ['counts differ by a number', 'awaiting', {}, 1, '3+2 vs. median2 above the median'],
    ['a median may be a half', 'awaiting', {}, 5.5, '3−2.5 vs. median2.5 below the median'],
    ['amounts differ by a share', 'spend', {}, 1000, '$1,250.00+25% vs. median25% above the median'],
    ['a large share', 'spend', {}, 125, '$1,250.00+900% vs. median900% above the median'],
    [
      'more than tenfold, the amount says more',
      'spend',
      {},
      100,
      '$1,250.00+$1,150.00 vs. median$1,150.00 above the median',
    ],
    ['a median of zero has no share', 'spend', {}, 0, '$1,250.00+$1,250.00 vs. median$1,250.00 above the median'],
    ['the same', 'costPerDistance', {}, 0.12, '$0.12at the median'],
    ['no median: only the number', 'costPerDistance', {}, null, '$0.12'],
    ['zero is a number', 'pastDue', { past_due_service_count: 0 }, 2, '0−2 vs. median2 below the median'],
    ['nothing awaits approval', 'awaiting', { awaiting_approval_count: 0 }, 0, '0at the median'],
    ['a missing number', 'awaiting', { awaiting_approval_count: null }, 2, '—Not set'],
    ['a missing cost', 'costPerDistance', { cost_per_mile: null }, 2, '—Not set'],
    ['a server that does not count', 'pastDue', {}, 2, '—Not set'],
  ])('%s', (_, measure, numbers, median, text) => expect(cell(measure, numbers, median)).toBe(text));

  it.each<[Measure, Partial<Fleet>, string, RegExp]>([
    ['awaiting', {}, 'Awaiting approval in Harbor: 3', /^\/services$/],
    ['pastDue', { past_due_service_count: 4 }, 'Past-due services in Harbor: 4', /^\/services\?tab=upcoming&due=past$/],
    [
      'spend',
      {},
      '\\d{4} spend to date in Harbor: \\$1,250\\.00',
      /^\/services\?tab=past&from=\d{4}-01-01&to=\d{4}-\d\d-\d\d$/,
    ],
    ['costPerDistance', {}, 'Average cost per mile in Harbor: \\$0\\.12', /^\/vehicles\?sort=-cost&/],
  ])('%s leads to its rows inside the fleet', (measure, numbers, name, address) => {
    cell(measure, numbers, null);
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}$`) }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(enter).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 7 }),
      expect.objectContaining({ next: expect.stringMatching(address) }),
    );
  });

  it('zero leads nowhere', () => {
    cell('pastDue', { past_due_service_count: 0 }, null);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('below the portfolio', () => {
  const line = (fleets: number, medians: Partial<Medians> = {}, isComplete = true, hasPastDue = true) =>
    render(
      <I18nextProvider i18n={i18n}>
        <NotSetText value="Not set">
          <MedianLine
            fleets={fleets}
            medians={{ ...NO_MEDIANS, ...medians }}
            hasPastDue={hasPastDue}
            isComplete={isComplete}
          />
        </NotSetText>
      </I18nextProvider>,
    ).container.textContent;

  it('one fleet has no median', () =>
    expect(line(1)).toMatch(/^You need 2 or more fleets to see a median\. Spend from 01-01-\d{4} to /));

  it('the medians say what they are of', () => {
    const text = line(412, { awaiting: 2, pastDue: 0, spend: 1200, costPerDistance: null });
    expect(text).toContain('Median of 412 fleets in the list');
    expect(text).toMatch(
      /Awaiting approval2Past-due services0\d{4} spend to date\$1,200\.00Average cost per mile—Not set/,
    );
    expect(line(150, {}, false)).toContain('Median of 150 fleets loaded so far');
    expect(line(150, {}, true, false)).not.toContain('Past-due services');
  });
});

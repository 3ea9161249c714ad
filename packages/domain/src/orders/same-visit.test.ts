import { describe, expect, it } from 'vitest';
import { hasLine, sameVisit, withLine } from './same-visit.ts';
import type { VisitFacts } from './same-visit.ts';

const service = (id: number, name: string, ...positionOptions: string[]) => ({
  id,
  name,
  position: null,
  positionOptions,
});
const catalog = [
  service(101, 'Oil change'),
  service(102, 'Brake pads', 'Front', 'Rear'),
  service(103, 'Tire rotation'),
  service(104, 'Wiper blades'),
];
const due = (id: number, recommendation_state: string, position: string | null = null) => ({
  id,
  position,
  recommendation_state,
});
const line = (name: string, day: string | null, is_completed = false) => ({
  name,
  estimated_maintenance_date: day,
  is_completed,
});
const facts: VisitFacts = { today: '2026-03-16', chosen: [], due: [], schedule: [], catalog };
const told = (more: Partial<VisitFacts>) =>
  sameVisit({ ...facts, ...more }).map(({ service: { name, position }, due: state, days }) =>
    [name, position, state, days].filter((part) => part !== null && part !== undefined).join(' '),
  );

describe('[ATN-04] the same visit', () => {
  it.each<[string, Partial<VisitFacts>, string[]]>([
    ['nothing due', {}, []],
    [
      'the most urgent first',
      { due: [due(103, 'Due Soon'), due(101, 'Past Due'), due(104, 'Due Now')] },
      ['Oil change pastDue', 'Tire rotation dueSoon', 'Wiper blades dueSoon'],
    ],
    ['what is chosen is not offered', { due: [due(101, 'Past Due')], chosen: [{ id: 101 }] }, []],
    ['what the vehicle cannot get', { due: [due(999, 'Past Due')] }, []],
    ['its position', { due: [due(102, 'Past Due', 'Rear')] }, ['Brake pads Rear pastDue']],
    ['a position it does not have', { due: [due(102, 'Past Due', 'Roof')] }, ['Brake pads pastDue']],
    [
      'within 30 days by the schedule',
      {
        schedule: [
          line('Wiper blades', '2026-04-16'),
          line('Tire rotation', '2026-04-15'),
          line('Oil change', '2026-03-16'),
        ],
      },
      ['Oil change 0', 'Tire rotation 30'],
    ],
    ['overdue by the schedule', { schedule: [line('Oil change', '2026-03-01')] }, ['Oil change pastDue -15']],
    ['done, or without a day', { schedule: [line('Oil change', '2026-03-20', true), line('Tire rotation', null)] }, []],
    [
      'each service once',
      { due: [due(101, 'Due Soon')], schedule: [line('Oil change', '2026-03-20')] },
      ['Oil change dueSoon'],
    ],
  ])('%s', (_, more, offers) => {
    expect(told(more)).toEqual(offers);
  });
});

describe('[ATN-04] a recall as a line of the comment', () => {
  const recall = 'Open recall: EXTERIOR LIGHTING';
  it.each<[string, string, string | undefined]>([
    ['no comments', '', recall],
    ['after what was typed', 'Call first \n', `Call first\n${recall}`],
    ['there already', `Call first\n${recall}`, undefined],
    ['cut at the limit', 'x'.repeat(120), `${'x'.repeat(120)}\n${recall.slice(0, 28)}…`],
    ['no room', 'x'.repeat(130), undefined],
  ])('%s', (_, comments, after) => {
    expect(withLine(comments, recall, 150)).toBe(after);
    if (after) {
      expect([...after].length).toBeLessThanOrEqual(150);
      expect(hasLine(after, recall, 150)).toBe(true);
    }
  });
});

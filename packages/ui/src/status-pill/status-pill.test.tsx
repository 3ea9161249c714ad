import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../show.fixture.ts';
import { StatusPill } from './status-pill.tsx';
import type { StatusPillProps } from './status-pill.tsx';

/** What is drawn, without its colors. */
function drawn(looks: Pick<StatusPillProps, 'tone' | 'mark'>): string {
  const { again } = show(<StatusPill {...looks}>Status</StatusPill>);
  const svg = screen.getByText('Status').parentElement!.querySelector('svg')!;
  expect(svg.getAttribute('aria-hidden')).toBe('true');
  const paths = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  again(<p />);
  return paths.join(' ');
}

it('every tone has a mark of its own, so that color alone says nothing', () => {
  const marks = (['neutral', 'info', 'attention', 'success', 'critical', 'muted'] as const).map((tone) =>
    drawn({ tone }),
  );
  expect(new Set(marks).size).toBe(6);
});

it('a warning that is not critical has the mark of one', () => {
  expect(drawn({ tone: 'attention', mark: 'warning' })).toBe(drawn({ tone: 'critical' }));
  expect(drawn({ tone: 'attention', mark: 'warning' })).not.toBe(drawn({ tone: 'attention' }));
});

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Alert } from '../alert/alert.tsx';
import { Banner } from '../banner/banner.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { KpiTile } from '../kpi-tile/kpi-tile.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { LoadErrorPanel } from '../load-error/load-error-panel.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Ring } from '../ring/ring.tsx';
import { show } from '../show.fixture.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Panel } from './panel.tsx';

it.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
  ['default', 'status'],
  ['attention', 'status'],
] as const)('an alert of tone %s has the role %s', (tone, role) => {
  show(<Alert tone={tone}>Saved</Alert>);
  expect([screen.queryByRole('alert') !== null, screen.queryByRole('status') !== null]).toEqual([
    role === 'alert',
    role === 'status',
  ]);
});

it('[ACC-06] a box that is part of the page is no live region', () => {
  show(
    <>
      <Alert isStatic tone="error">
        Saved
      </Alert>
      <Banner>You’re acting inside a fleet</Banner>
    </>,
  );
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null]);
  expect(screen.getByRole('region', { name: 'You’re acting inside a fleet' })).toBeTruthy();
});

it('an alert is put away where there is a way to', async () => {
  const onDismiss = vi.fn<() => void>();
  const { user, again } = show(<Alert>Saved</Alert>);
  expect(screen.queryByRole('button')).toBeNull();
  again(
    <Alert onDismiss={onDismiss} dismissLabel="Dismiss">
      Saved
    </Alert>,
  );
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it.each([
  ['only its text', {}, 'It is saved'],
  ['a title', { title: 'Saved' }, 'SavedIt is saved'],
  ['actions', { actions: <a href="/orders">See it</a> }, 'It is savedSee it'],
  ['no way off without a name for it', { onDismiss: () => undefined }, 'It is saved'],
  ['no way off that does nothing', { dismissLabel: 'Dismiss' }, 'It is saved'],
])('an alert with %s', (_, props, text) => {
  show(<Alert {...props}>It is saved</Alert>);
  expect([screen.getByRole('status').textContent, screen.queryByRole('button')]).toEqual([text, null]);
  expect(document.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

it('a panel without a title is no region, and has a head only for what stands in it', () => {
  const { again } = show(<Panel>Rows</Panel>);
  expect([
    screen.queryByRole('region'),
    screen.queryByRole('heading'),
    document.querySelector('header, footer'),
  ]).toEqual([null, null, null]);
  again(<Panel actions={<button type="button">Add</button>}>Rows</Panel>);
  expect([screen.queryByRole('region'), document.querySelector('header')?.textContent]).toEqual([null, 'Add']);
  again(
    <Panel title="Orders" context="2 of 5" footer="End">
      Rows
    </Panel>,
  );
  expect(screen.getByRole('region', { name: 'Orders' }).textContent).toBe('Orders2 of 5RowsEnd');
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});

it('a limit is a status; a live region interrupts only when asked to', () => {
  const { again } = show(<Banner tone="attention">You are offline</Banner>);
  expect(screen.getByRole('status').textContent).toBe('You are offline');
  again(<LiveRegion message="3 found" />);
  expect(screen.getByRole('status').textContent).toBe('3 found');
  again(<LiveRegion message="Signed out" isAssertive />);
  expect(screen.getByRole('alert').textContent).toBe('Signed out');
});

it('a panel is a region of its title, with the heading asked for', () => {
  show(
    <Panel title="Orders" headingLevel={3} footer="2 orders">
      Rows
    </Panel>,
  );
  const region = screen.getByRole('region', { name: 'Orders' });
  expect(within(region).getByRole('heading', { level: 3, name: 'Orders' })).toBeTruthy();
});

it('the head of a page has its title as the only h1, and the way here', () => {
  show(
    <PageHeader
      title="Order 4182"
      breadcrumbs={[
        { label: 'Home', href: '/' },
        { label: 'Orders', href: '/orders' },
      ]}
      breadcrumbsLabel="Breadcrumbs"
    />,
  );
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Order 4182'],
  ]);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link');
  expect(crumbs.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Orders', '/orders'],
  ]);
});

it('the head of a page has only what it is given', () => {
  const { again } = show(<PageHeader title="Orders" />);
  expect([screen.queryByRole('navigation'), screen.getByRole('banner').textContent]).toEqual([null, 'Orders']);
  again(<PageHeader title="Orders" status="Open" context="5 orders" actions={<button type="button">Add</button>} />);
  expect(screen.getByRole('banner').textContent).toBe('OrdersOpen5 ordersAdd');
});

it('what could not be loaded is an alert with one way to try again, which waits while it is tried', async () => {
  const onRetry = vi.fn<() => void>();
  const panel = (isRetrying: boolean) => (
    <LoadErrorPanel title="No orders" retryLabel="Retry" onRetry={onRetry} isRetrying={isRetrying} />
  );
  const { user, again } = show(panel(false));
  expect(within(screen.getByRole('alert')).getByText('No orders')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  again(panel(true));
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('rows on their way are busy and say so once', () => {
  show(<SkeletonRows label="Loading orders" rows={3} columns="1fr 1fr" />);
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Loading orders');
  expect(document.querySelectorAll('span[aria-hidden="true"]')).toHaveLength(6);
});

it('a tile is a link, a toggle or a plain number', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const { user, again } = show(<KpiTile label="Past due" value="12" href="/services" />);
  expect(screen.getByRole('link', { name: 'Past due 12' }).getAttribute('href')).toBe('/services');
  again(<KpiTile label="Past due" value="12" filter={{ isOn: true, onChange }} />);
  await user.click(screen.getByRole('button', { name: 'Past due 12', pressed: true }));
  expect(onChange.mock.calls).toEqual([[false]]);
  again(<KpiTile label="Past due" value={undefined} unit="mi" />);
  expect([screen.queryByRole('link'), screen.queryByRole('button'), screen.queryByText('mi')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('a ring is a meter of its value within its whole, or a link that reads it', () => {
  const ring = { label: 'Past due', valueText: '12 of 40 vehicles past due' };
  const { again } = show(<Ring {...ring} value={12} max={40} />);
  const meter = screen.getByRole('meter', { name: 'Past due' });
  expect(
    ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext'].map((name) => meter.getAttribute(name)),
  ).toEqual(['12', '0', '40', '12 of 40 vehicles past due']);
  again(<Ring {...ring} value={12} max={40} href="/services" />);
  expect(screen.getByRole('link', { name: /12 of 40 vehicles past due/ })).toBeTruthy();
});

it('filters that are on are a list, each with its own way off, and one for all', async () => {
  const [onRemove, onClearAll] = [vi.fn<(id: string) => void>(), vi.fn<() => void>()];
  const chips = ['Due', 'Cost'].map((label) => ({ id: label, label, onRemove: () => onRemove(label) }));
  const list = (shown: typeof chips) => (
    <FilterChips
      label="Filters"
      chips={shown}
      removeLabel={(filter) => `Remove ${filter}`}
      clearAllLabel="Clear all"
      onClearAll={onClearAll}
    />
  );
  const { user, again } = show(list(chips));
  expect(within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove Cost' }));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([onRemove.mock.calls, onClearAll.mock.calls.length]).toEqual([[['Cost']], 1]);
  again(list([]));
  expect([screen.queryByRole('list'), screen.queryByRole('button')]).toEqual([null, null]);
});

it('a disclosure says whether it is open, and shows what it has only then', async () => {
  const { user } = show(
    <Disclosure title="Past orders" headingLevel={4}>
      Rows
    </Disclosure>,
  );
  expect(screen.getByRole('heading', { level: 4, name: 'Past orders' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Past orders', expanded: false }));
  expect(screen.getByRole('button', { name: 'Past orders', expanded: true })).toBeTruthy();
});

it('one tab is selected, its panel carries its name, and a count of zero is a count', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const items = [
    { id: 'active', label: 'Active', count: 0, content: 'Active rows' },
    { id: 'past', label: 'Past', content: 'Past rows' },
  ];
  const { user, again } = show(<Tabs label="Orders" items={items} selected="active" onSelect={onSelect} />);
  expect(screen.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Active0', 'true'],
    ['Past', 'false'],
  ]);
  await user.click(screen.getByRole('tab', { name: 'Past' }));
  expect(onSelect.mock.calls).toEqual([['past']]);
  again(<Tabs label="Orders" items={items} selected="past" onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel', { name: 'Past' }).textContent).toBe('Past rows');
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../show.fixture.ts';
import { PageHeader } from './page-header.tsx';

const lines = () => screen.getByRole('heading', { level: 1 }).closest('header')!.textContent;

it('keeps the line of a context that loads, and has none without one', () => {
  const { again } = show(<PageHeader title="Dashboard" context="" />);
  expect(lines()).toBe('Dashboard\u00A0');
  again(<PageHeader title="Dashboard" context="Maple" />);
  expect(lines()).toBe('DashboardMaple');
  again(<PageHeader title="Dashboard" />);
  expect(lines()).toBe('Dashboard');
});

it('the trail has the pages above, not the title again', () => {
  show(
    <PageHeader
      title="VAN-01"
      breadcrumbs={[
        { label: 'Settings', href: '/settings' },
        { label: 'Policies', href: '/settings?tab=policies' },
      ]}
      breadcrumbsLabel="Breadcrumb"
    />,
  );
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail.textContent).toBe('SettingsPolicies');
});

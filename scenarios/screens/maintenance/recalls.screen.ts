import { place } from '@wayside/domain';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

export const recallsScreen = screen({
  title: 'Recalls',
  path: place.recalls,
  features: ['vehicles'],
  pages: {
    recalls: [
      {
        path: place.recalls,
        opens: ['listFleetOrders', 'listRecalls'],
        offers: { listRecalls: control('link', undefined, { within: { kind: 'heading' } }) },
      },
    ],
  },
  makes: {
    listRecalls: 'by itself',
  },
  looks: [
    {
      title: '[RCL-01, RCL-03] the recalls of a fleet',
      scenario: 'recalls/of-a-fleet',
      path: place.recalls,
      ready: ({ page }) => page.getByRole('heading', { level: 2 }).first(),
    },
  ],
  picture: 'recalls/of-a-fleet',
});

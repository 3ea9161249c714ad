import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoBar } from './demo-bar.tsx';
import { record } from './recorder.ts';

/** A separate root before the app's: the bar survives errors of the page, and the page doesn't depend on it. */
const place = document.createElement('div');
place.dataset['demo'] = '';
// Dialogs leave it usable: the next step may be in one.
place.dataset['reactAriaTopLayer'] = '';
document.body.prepend(place);
new ResizeObserver(() => document.documentElement.style.setProperty('--demo-bar', `${place.offsetHeight}px`)).observe(
  place,
);

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DemoBar />
    </QueryClientProvider>
  </StrictMode>,
);
record();

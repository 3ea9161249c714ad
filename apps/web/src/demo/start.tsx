import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoBar } from './demo-bar.tsx';

/** A separate root before the app's: the bar survives errors of the page, and the page doesn't depend on it. */
const place = document.createElement('div');
place.dataset['demo'] = '';
document.body.prepend(place);

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DemoBar />
    </QueryClientProvider>
  </StrictMode>,
);

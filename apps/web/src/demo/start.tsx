import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoBar } from './demo-bar.tsx';

/** A root of its own before the app's: the bar survives whatever happens to the page, and the page knows nothing of it. */
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

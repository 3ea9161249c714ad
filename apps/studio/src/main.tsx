import { QueryClientProvider } from '@tanstack/react-query';
import '@wayside/brands/themes.css';
import '@wayside/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './app/queries.ts';
import { router } from './routes.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

// In development: scenarios and sessions as they are once the server has what was saved.
import.meta.hot?.on('wayside:played', () => void queryClient.invalidateQueries());

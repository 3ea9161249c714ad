import { QueryClientProvider } from '@tanstack/react-query';
import '@wayside/brands/themes.css';
import { signInRedirect } from '@wayside/domain';
import { I18nextProvider, createI18n } from '@wayside/i18n';
import '@wayside/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { onSessionEnded } from './app/api.ts';
import { startLanguage } from './app/language.ts';
import { queryClient } from './app/queries.ts';
import { forgetEverything } from './app/sign-out.ts';
import { router } from './routes.tsx';

const i18n = await createI18n({ language: startLanguage() });
document.documentElement.lang = i18n.language;

// A token that the server refuses: to sign-in, carrying the place.
onSessionEnded(() => {
  const { pathname, search, state } = signInRedirect(window.location);
  forgetEverything();
  void router.navigate({ pathname, search }, { state: { ...state, ended: true }, replace: true });
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </QueryClientProvider>
  </StrictMode>,
);

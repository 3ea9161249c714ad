import { LINK_PROBLEM_PATH } from '@wayside/scenarios/control';
import { createBrowserRouter } from 'react-router-dom';
import { NotFoundPage } from './app/not-found.page.tsx';
import { RouteError } from './app/route-error.tsx';
import { Shell } from './app/shell.tsx';
import { ErrorsPage } from './errors/errors.page.tsx';
import { GalleryPage } from './gallery/gallery.page.tsx';
import { LinkProblemPage } from './link/link-problem.page.tsx';
import { SessionPage } from './session/session.page.tsx';
import { SessionsPage } from './sessions/sessions.page.tsx';

export const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: '/', element: <GalleryPage /> },
          { path: LINK_PROBLEM_PATH, element: <LinkProblemPage /> },
          { path: '/errors', element: <ErrorsPage /> },
          { path: '/sessions', element: <SessionsPage /> },
          { path: '/sessions/:id', element: <SessionPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);

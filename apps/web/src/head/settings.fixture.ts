// As the head does before the app: tests have the settings of a page that the host filled nothing into.
if (typeof document !== 'undefined') await import('./settings.ts');

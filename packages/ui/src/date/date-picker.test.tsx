import { screen } from '@testing-library/react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, it } from 'vitest';
import { show } from '../show.fixture.ts';
import { DatePicker } from './date-picker.tsx';

it.each([
  ['en-US', '03/05/2026'],
  ['en-CA', '2026-03-05'],
  ['fr-CA', '2026-03-05'],
])('[OPN-76] a date field in %s shows %s', (locale, text) => {
  show(
    <I18nProvider locale={locale}>
      <DatePicker label="Starts" value="2026-03-05" onChange={() => undefined} />
    </I18nProvider>,
  );
  // The library puts direction marks around the parts.
  expect(screen.getByRole('group').textContent?.replaceAll(/[\u2066-\u2069\s]/g, '')).toBe(text);
});

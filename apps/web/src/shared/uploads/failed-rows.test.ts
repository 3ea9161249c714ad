import { VehicleFile, csvOf, fieldsOfHeader } from '@wayside/domain';
import { completeTexts, createI18n } from '@wayside/i18n';
import { vehicleTexts } from '@wayside/i18n/parts';
import { expect, it } from 'vitest';
import { keepRows } from './kept-rows.ts';
import { failedContent } from './failed-rows.ts';
import { failedCount } from './uploads.ts';

const VIN = '1FTBW2CM8KKB00001';
const HEADER = ['VIN', 'Name', 'Year'];

function failed() {
  const file = new VehicleFile(
    [HEADER, [VIN, '=cmd()', '2019'], ['', 'b', '20l9'], ['1FTBW2CM8KKB00002', 'c', '']],
    [],
    '2026-03-31',
  );
  return {
    last: {
      status: 'completed_with_errors',
      processed: 1,
      total: 2,
      errors: [
        { line: 3, message: 'VIN lookup failed.' },
        { line: 99, message: '@x' },
      ],
    } as const,
    kept: keepRows(file.upload(), file.rows(file.linesOf('leftOut'))),
  };
}

it.each(['en', 'fr'] as const)(
  '[BLK-03] %s: refused and left out rows in their lines, with reasons, to be put right and uploaded again',
  async (language) => {
    const i18n = await createI18n({ language });
    await completeTexts(i18n, { parts: [vehicleTexts] });
    const t = i18n.getFixedT(language, 'bulk-upload');
    const { header, rows } = failedContent(failed(), t);
    expect(failedCount(failed())).toBe(3);
    expect(fieldsOfHeader(header)).toEqual([undefined, undefined, 'vin', 'vehicle_name', 'year']);
    expect(rows).toEqual([
      [3, `${t('problem.vinMissing')}; ${t('problem.year')}`, '', 'b', '20l9'],
      [4, 'VIN lookup failed.', '1FTBW2CM8KKB00002', 'c', ''],
      [99, '@x', '', '', ''],
    ]);
    // Nothing in it is a formula.
    expect(csvOf(header, rows)).toContain("99,'@x,");
  },
);

it('what was too long to keep is left out, the reasons are not', async () => {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n, { parts: [vehicleTexts] });
  const content = failedContent({ ...failed(), kept: undefined }, i18n.getFixedT('en', 'bulk-upload'));
  expect(content).toEqual({
    header: ['Row', 'Reason'],
    rows: [
      [3, 'VIN lookup failed.'],
      [99, '@x'],
    ],
  });
});

it.each(['en', 'fr'] as const)(
  '%s: every column of our template and of the file of failed rows is known',
  async (language) => {
    const i18n = await createI18n({ language });
    await completeTexts(i18n, { parts: [vehicleTexts] });
    const fields = i18n.getResourceBundle(language, 'bulk-upload').field as Record<string, string>;
    expect(fieldsOfHeader(Object.values(fields))).toEqual(Object.keys(fields));
  },
);

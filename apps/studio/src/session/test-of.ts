import type { SessionSummary } from '@wayside/scenarios/control';
import { quoted, source } from '@wayside/scenarios/source';

/**
 * The beginning of an e2e test in a session's situation: `apps/e2e/journeys/<subject>/<name>.e2e.ts`. What the fixture
 * cannot know is set first.
 */
export function testOf(
  {
    scenario,
    brand,
    role,
    faults,
    answers,
  }: Pick<SessionSummary, 'scenario' | 'brand' | 'role' | 'faults' | 'answers'>,
  { start, title }: { start: string; title: string },
): string {
  const changes = [
    ...(faults.length > 0 ? [`await mock.setFaults(${source(faults, '    ')});`] : []),
    ...Object.entries(answers).map(
      ([operation, answer]) => `await mock.setAnswer(${quoted(operation)}, ${source(answer, '    ')});`,
    ),
  ];
  const fixtures = changes.length > 0 ? '{ page, mock }' : '{ page }';
  return `import { expect, test } from '../../fixtures.ts';

test.describe(${quoted(title)}, () => {
  test.use({ scenario: ${quoted(scenario)}, brand: ${quoted(brand)}, role: ${quoted(role)} });

  test('', async (${fixtures}) => {
${changes.map((line) => `    ${line}\n`).join('')}    await page.goto(${quoted(start)});
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
`;
}

import type { OperationId } from '@wayside/api-client';
import { textOfFinding } from '@wayside/mocks/drift';
import type { Breaks } from '@wayside/mocks/drift';
import { SCREENS, SCREEN_IDS, scenarios, screenAt } from '@wayside/scenarios';
import type { KnownScenario, ScreenId } from '@wayside/scenarios';
import { coveringCells, everyCell } from '@wayside/scenarios/matrix';

/** Most lines of one list; the report's file has them all. */
const MOST = 20;
/** Most findings of one operation: the rows of a list tend to have the same one. */
const MOST_FINDINGS = 3;

/** What breaks, as far as it is seen in the product. */
export interface Broken {
  screens: ScreenId[];
  scenarios: string[];
  /** Numbers of cells of the matrix, in the covering set and in all. */
  cells: { covering: number; all: number };
}

/** The screens that make a broken call, and the scenarios that name what is gone or open such a screen. */
export function brokenOf(
  { operations, scenarios: scenarioBreaks }: Breaks,
  screensOf: ReadonlyMap<OperationId, ReadonlySet<ScreenId>>,
): Broken {
  const screens = new Set(operations.flatMap(({ operation }) => [...(screensOf.get(operation) ?? [])]));
  const isShownBy = ({ start, signedIn }: KnownScenario, on: ReadonlySet<ScreenId>): boolean =>
    on.has(screenAt(start)) || (on.has('header') && signedIn === true);
  const broken = [...scenarios.values()].filter(
    (one) =>
      scenarioBreaks.some(
        ({ scenario, operation, isNamed }) =>
          scenario === one.id && (isNamed || isShownBy(one, screensOf.get(operation) ?? new Set())),
      ) ||
      (!one.id.startsWith('failures/') && isShownBy(one, screens)),
  );
  return {
    screens: SCREEN_IDS.filter((id) => screens.has(id)),
    scenarios: broken.map(({ id }) => id),
    cells: { covering: broken.length === 0 ? 0 : coveringCells(broken).length, all: everyCell(broken).length },
  };
}

export function breaksReport(breaks: Breaks, { screens, scenarios: ids, cells }: Broken): string {
  const { changed, operations, scenarios: scenarioBreaks } = breaks;
  const calls = operations.flatMap(({ operation, call, findings }) => [
    `✗ ${operation}  ${call}`,
    ...some(findings.map(textOfFinding), MOST_FINDINGS),
  ]);
  const own = scenarioBreaks.map(({ scenario, operation, message }) => `${scenario}  ${operation}: ${message}`);
  const areas = [...Map.groupBy(ids, (id) => id.split('/')[0]!)].map(([area, of]) => `${area}/* ${of.length}`);
  return [
    ...calls,
    ...section(
      'Screens that make these calls',
      screens.map((id) => `${SCREENS[id].title}  ${SCREENS[id].path}`),
    ),
    ...section('Scenarios whose own responses, faults, or data no longer fit', own),
    ...section(`Scenarios that break: ${ids.length}`, areas.length > 0 ? [areas.join(', ')] : []),
    '',
    `${changed} operations differ, ${operations.length} break. ${screens.length} screens, ${ids.length} scenarios, ${cells.covering} cells of the covering matrix (${cells.all} of the full one) break.`,
  ]
    .join('\n')
    .replace(/^\n+/, '');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...some(lines, MOST)];

function some(lines: readonly string[], most: number): string[] {
  return [
    ...lines.slice(0, most).map((line) => `    ${line}`),
    ...(lines.length > most ? [`    and ${lines.length - most} more`] : []),
  ];
}

import type { AgCartesianChartOptions, AgChartThemeOptions } from 'ag-charts-community';
import { styleNonce } from '../style-nonce.ts';
import type { ChartColors } from './chart-colors.ts';

/** Half of a finger: a press this near to a point is meant for it. */
export const PRESS_RANGE = 22;

const theme = ({ mark, text, mutedText, line, surface, floating, fontFamily }: ChartColors): AgChartThemeOptions => ({
  palette: { fills: [mark], strokes: [mark] },
  params: {
    accentColor: mark,
    backgroundColor: surface,
    chartBackgroundColor: 'transparent',
    foregroundColor: text,
    textColor: text,
    subtleTextColor: mutedText,
    borderColor: line,
    axisLineColor: line,
    gridLineColor: line,
    tooltipBackgroundColor: floating,
    tooltipTextColor: text,
    tooltipSubtleTextColor: mutedText,
    tooltipBorder: { color: line },
    tooltipBorderRadius: 6,
    fontFamily,
    fontSize: 12,
  },
});

/** What every chart has: our colours, no legend, the name that is read when it takes the focus. */
export const baseOptions = (
  colors: ChartColors,
  label: string,
): Pick<AgCartesianChartOptions, 'theme' | 'styleNonce' | 'padding' | 'locale' | 'legend' | 'minWidth' | 'minHeight' | 'keyboard'> => ({
  theme: theme(colors),
  styleNonce: styleNonce(),
  // The highest number of the axis stands half above it.
  padding: { top: 12, right: 12, bottom: 4, left: 4 },
  // The library's own names are English and count series.
  locale: { localeText: { ariaInitSeriesArea: label, ariaAnnounceChart: label, ariaAnnounceHoverDatum: '${datum}' } },
  legend: { enabled: false },
  minWidth: 0,
  minHeight: 0,
  keyboard: { enabled: true },
});

import type { AgCartesianChartOptions, AgChartThemeOptions } from 'ag-charts-community';
import { styleNonce } from '../style-nonce.ts';
import type { ChartColors } from './chart-colors.ts';

/** Half a fingertip: a press within this distance selects the point. */
export const PRESS_RANGE = 22;

/** The top label of the axis is centered on its line, so half of it is above. */
export const PADDING = { top: 12, right: 12, bottom: 4, left: 4 } as const;

function theme({ mark, text, mutedText, line, surface, floating, fontFamily }: ChartColors): AgChartThemeOptions {
  return {
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
  };
}

/** Options shared by all charts: our colors, no legend, and the name read on focus. */
export function baseOptions(
  colors: ChartColors,
  label: string,
): Pick<
  AgCartesianChartOptions,
  'theme' | 'styleNonce' | 'padding' | 'locale' | 'legend' | 'minWidth' | 'minHeight' | 'keyboard'
> {
  return {
    theme: theme(colors),
    styleNonce: styleNonce(),
    padding: PADDING,
    // The library's own descriptions are in English and count series.
    locale: { localeText: { ariaInitSeriesArea: label, ariaAnnounceChart: label, ariaAnnounceHoverDatum: '${datum}' } },
    legend: { enabled: false },
    minWidth: 0,
    minHeight: 0,
    keyboard: { enabled: true },
  };
}

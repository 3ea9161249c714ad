/** Height of a chart in a panel, in pixels. */
export const CHART_HEIGHT = 264;

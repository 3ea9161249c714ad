/** How the generator draws a brand's logo. Not shipped to the browser. */
export interface Drawing {
  /**
   * SVG in a 24 × 24 box. `currentColor` is the main color; parts in `var(--cut)` are cut out (they show the surface on
   * a logo, the tile on a favicon).
   */
  readonly sign: string;
  /** The name, on one or two lines. */
  readonly lines: readonly string[];
  /** Side of the sign in CSS pixels. */
  readonly size: number;
  /** Space between sign and name in CSS pixels. */
  readonly gap: number;
  /** Stroke width in lettering units. */
  readonly weight: number;
  readonly cap?: 'round' | 'butt';
  readonly tracking?: number;
  /** Puts the sign above the name, for narrow slots. */
  readonly stacked?: boolean;
}

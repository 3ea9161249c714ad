/** How the generator draws the logo of a brand. Nothing of it reaches the browser. */
export type Drawing = {
  /** SVG in a box of 24 × 24. `currentColor` is its main colour; parts in `var(--cut)` are cut out of it (the surface on a logo, the tile on a favicon). */
  readonly sign: string;
  /** The name, in one line or two. */
  readonly lines: readonly string[];
  /** Side of the sign, CSS pixels. */
  readonly size: number;
  /** Between sign and name, CSS pixels. */
  readonly gap: number;
  /** Width of the stroke in units of the lettering. */
  readonly weight: number;
  readonly cap?: 'round' | 'butt';
  readonly tracking?: number;
  /** Sign above the name, for narrow slots. */
  readonly stacked?: boolean;
};

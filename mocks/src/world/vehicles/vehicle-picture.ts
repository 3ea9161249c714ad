import type { CatalogueModel } from './vehicle-catalogue.ts';

/** Only the first vehicles have pictures, to keep lists of thousands small. */
const PICTURED = 24;
/** The vehicle whose picture fails to load. */
const BROKEN = 3;

const BODIES: Record<CatalogueModel['kind'], string> = {
  van: 'M40 150V60q0-10 10-10h180q30 0 45 35l15 25q10 5 10 20v20z',
  truck: 'M30 150v-45h110V60q0-10 10-10h60q15 0 25 20l20 35q25 3 35 15v30z',
  car: 'M25 150v-30q5-12 35-15l40-35q6-6 16-6h70q12 0 22 8l35 33q45 5 50 20v25z',
  heavy: 'M20 150V25h170v125zM200 150V60h50q15 0 20 15l20 40v35z',
};
const COLOURS = ['#5b7c99', '#7a8b6f', '#a0785a', '#6d6f8f', '#8a8f94'];

/** A drawn vehicle as a data URL, so it works offline; null for some, which show the screen's fallback. */
export function pictureOf(number: number, kind: CatalogueModel['kind']): string | null {
  if (number > PICTURED || number % 5 === 0) return null;
  if (number === BROKEN) return 'https://images.wayside.example/vehicles/missing.jpg';
  const wheels = [90, 240]
    .map((x) => `<circle cx="${x}" cy="150" r="24" fill="#222"/><circle cx="${x}" cy="150" r="10" fill="#bbb"/>`)
    .join('');
  const body = `<path d="${BODIES[kind]}" fill="${COLOURS[number % COLOURS.length]}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${body}${wheels}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

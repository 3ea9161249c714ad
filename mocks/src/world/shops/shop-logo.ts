const COLORS = ['#1d4f73', '#7a3b1e', '#2f5d3a', '#5a2d62', '#8a5a00', '#234a8f', '#6b2737'];

const hueOf = (name: string): string =>
  COLORS[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % COLORS.length]!;

/** A chain's drawn logo as a data URL, so that it loads offline. */
export function logoOf(name: string): string {
  const letters = [...name.matchAll(/\p{Lu}/gu)]
    .map(([letter]) => letter)
    .slice(0, 2)
    .join('');
  const text = `<text x="32" y="41" font-family="sans-serif" font-size="26" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${hueOf(name)}"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

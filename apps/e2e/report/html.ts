/** Escapes text for HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter]!);

/** A page with no external files except its pictures, in the reader's color scheme. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; --line: light-dark(gainsboro, dimgray); --soft: light-dark(whitesmoke, rgb(40 40 44));
  --good: light-dark(rgb(225 243 229), rgb(26 66 40)); --bad: light-dark(rgb(250 214 212), rgb(110 32 32));
  --held: light-dark(rgb(252 240 205), rgb(84 66 18)); }
body { font: 14px/1.5 system-ui, sans-serif; margin: 0; padding: 24px clamp(16px, 3vw, 40px); background: light-dark(white, rgb(24 24 27)); }
h1 { font-size: 22px; margin: 0 0 4px; } h2 { font-size: 15px; margin: 28px 0 8px; } p { margin: 4px 0 12px; max-width: 90ch; }
table { border-collapse: collapse; font-size: 13px; } th { font-weight: 600; text-align: start; }
th, td { border: 1px solid var(--line); padding: 3px 8px; } thead th { position: sticky; top: 0; background: var(--soft); z-index: 1; }
td.number, td.mark { text-align: center; font-variant-numeric: tabular-nums; } .good { background: var(--good); } .bad { background: var(--bad); } .held { background: var(--held); }
.none { opacity: .45; } .pictures { display: flex; flex-wrap: wrap; gap: 12px; } figure { margin: 0; width: 232px; }
figure img { width: 100%; aspect-ratio: 8 / 5; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); }
figure.bad { background: none; } figure.bad img { outline: 3px solid crimson; } figcaption { font-size: 12px; overflow-wrap: anywhere; }
.problem { color: light-dark(rgb(170 20 20), rgb(255 150 150)); }
form { display: flex; flex-wrap: wrap; gap: 12px; position: sticky; top: 0; padding: 10px 0; background: inherit; z-index: 2; } input, select { font: inherit; padding: 4px 8px; }
[hidden] { display: none !important; }
</style>
<body>
${body}
</body>
</html>
`;
}

import { readFileSync } from 'node:fs';

/** Escapes text for HTML. */
export function escaped(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter]!,
  );
}

const ofBrand = (file: string): string =>
  readFileSync(new URL(`../../../packages/brands/src/${file}`, import.meta.url), 'utf8');

/** The studio's colors. Its font stays out: a report is one file. */
const theme = (): string =>
  ofBrand('shared.css') + ofBrand('default/theme.css').replaceAll(/@font-face \{[^}]*\}/g, '');

const STYLE = `
* { box-sizing: border-box; }
body { font: 14px/20px var(--font-family); margin: 0; background: var(--surface-page); color: var(--text-primary); }
header { display: flex; align-items: center; gap: 12px; height: 56px; padding: 0 24px; border-bottom: 1px solid var(--border-subtle); background: var(--surface-raised); }
header svg { height: 40px; width: 86px; } header span { padding-left: 12px; border-left: 1px solid var(--border-strong); color: var(--text-secondary); font-weight: 500; }
[data-theme=light] .dark, [data-theme=dark] .light { display: none; }
main { padding: 24px; } h1 { font-size: 28px; line-height: 36px; margin: 0 0 4px; } h2 { font-size: 16px; line-height: 24px; margin: 24px 0 8px; }
p { margin: 4px 0 12px; max-width: 90ch; color: var(--text-secondary); } a { color: var(--text-accent); } :focus-visible { outline: 2px solid var(--focus-ring); outline-offset: 2px; }
table { border-collapse: collapse; font-size: 12px; } th { font-weight: 600; text-align: start; }
th, td { border: 1px solid var(--border-subtle); padding: 4px 8px; } thead th { position: sticky; top: 0; background: var(--surface-sunken); z-index: 1; }
td.number, td.mark { text-align: center; font-variant-numeric: tabular-nums; } td.none { opacity: .45; }
.good { background: var(--status-success-bg); } .bad { background: var(--status-critical-bg); } .held { background: var(--status-attention-bg); }
.wide { overflow-x: auto; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; position: sticky; top: 0; padding: 12px 0; background: var(--surface-page); z-index: 2; }
label { display: grid; gap: 4px; font-weight: 500; font-size: 12px; }
input, select { font: inherit; font-size: 14px; font-weight: 400; min-height: 36px; padding: 4px 8px; border: 1px solid var(--border-control); border-radius: 6px; background: var(--surface-raised); color: inherit; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; align-items: start; }
article { overflow: hidden; border: 1px solid var(--border-subtle); border-radius: 10px; background: var(--surface-raised); }
article img { display: block; width: 100%; aspect-ratio: 8 / 5; object-fit: cover; object-position: top; border-bottom: 1px solid var(--border-subtle); background: var(--surface-sunken); }
article > div { display: grid; gap: 8px; padding: 12px; } article h3 { font-size: 14px; margin: 0; overflow-wrap: anywhere; }
.pill { display: inline-flex; align-items: center; gap: 6px; width: fit-content; padding: 1px 8px; border-radius: 999px; font-size: 12px; font-weight: 500; }
.pill::before { content: ''; width: 8px; height: 8px; border-radius: 50%; background: currentcolor; }
.pill.passed { background: var(--status-success-bg); color: var(--status-success-text); } .pill.failed { background: var(--status-critical-bg); color: var(--status-critical-text); }
.pill.unreached { background: var(--status-attention-bg); color: var(--status-attention-text); }
.line { display: flex; flex-wrap: wrap; gap: 4px 12px; font-size: 12px; } .problem { color: var(--text-critical); font-size: 12px; overflow-wrap: anywhere; }
details { font-size: 12px; } summary { cursor: pointer; color: var(--text-accent); } ol { margin: 4px 0 0; padding-left: 24px; color: var(--text-secondary); overflow-wrap: anywhere; }
code { font-family: ui-monospace, 'SF Mono', Menlo, monospace; font-size: 0.92em; } [hidden] { display: none !important; }
`;

/** A page with no external files except its pictures, which looks like the studio, in the reader's color scheme. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en" data-brand="default" data-theme="light">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<script>
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => { document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'; };
dark.onchange = follow; follow();
</script>
<style>${theme()}${STYLE}</style>
<body>
<header><div class="light">${ofBrand('default/logo.svg')}</div><div class="dark">${ofBrand('default/logo-dark.svg')}</div><span>${escaped(title)}</span></header>
<main>
${body}
</main>
</body>
</html>
`;
}

import { escaped, htmlPage } from '../report/html.ts';
import type { Compared } from './compared.ts';
import type { Difference } from './difference.ts';
import { linkTo } from './shots.ts';
import type { Shot } from './shots.ts';

/** A compared picture with its files in the report's folder. */
export interface Entry extends Shot, Partial<Omit<Difference, 'image'>> {
  outcome: Compared['outcome'];
  trouble?: string;
  files: Partial<Record<'before' | 'after' | 'difference', string>>;
}

interface About {
  names: { before: string; after: string };
  /** Port of the server that links lead to. */
  link: number;
  /** Titles of screens that are not there any more. */
  gone: readonly string[];
}

/** The worst first. */
const OUTCOMES = {
  failed: 'Not at rest',
  changed: 'Changed',
  new: 'New',
  same: 'The same',
} as const satisfies Record<Entry['outcome'], string>;

export function summaryOf(entries: readonly Entry[]): string {
  const count = (outcome: Entry['outcome']): number => entries.filter((one) => one.outcome === outcome).length;
  const screens = [...new Set(entries.filter(({ outcome }) => outcome === 'changed').map(({ screen }) => screen))];
  const others = [`${count('new')} new`, `${count('failed')} failed`].filter((text) => !text.startsWith('0 '));
  return `${count('changed')} of ${entries.length} pictures differ${screens.length > 0 ? ` (${screens.join(', ')})` : ''}${others.map((text) => `, ${text}`).join('')}.`;
}

const STYLE = `
main { max-width: 1680px; margin: 0 auto; }
form { border-bottom: 1px solid var(--border-subtle); } output { padding: 8px 0; color: var(--text-secondary); }
.cards { grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); margin-top: 16px; }
article:not([data-outcome=same]) { grid-column: 1 / -1; } article[data-width='390']:not([data-outcome=same]) { grid-column: auto / span 2; }
article img { aspect-ratio: auto; object-fit: initial; border: 0; height: auto; } article[data-outcome=same] > a img { aspect-ratio: 8 / 5; object-fit: cover; }
.views { display: flex; gap: 4px; } .views button { font: inherit; font-size: 12px; padding: 4px 12px; min-height: 32px; border: 1px solid var(--border-control); border-radius: 6px; background: var(--surface-raised); color: inherit; cursor: pointer; }
.views button[aria-pressed=true] { background: var(--surface-selected); border-color: var(--text-accent); }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: 8px; }
figure { margin: 0; padding: 12px; border-top: 1px solid var(--border-subtle); background: var(--surface-sunken); } figcaption { font-size: 12px; color: var(--text-secondary); padding-bottom: 4px; }
.beside { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; } .beside div, .over, .red { min-width: 0; }
.over { position: relative; overflow: hidden; } .over img + img { position: absolute; inset: 0 0 auto; clip-path: inset(0 0 0 var(--at, 50%)); }
.over input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: ew-resize; }
.over::after { content: ''; position: absolute; inset: 0 auto 0 var(--at, 50%); width: 2px; margin-left: -1px; background: var(--text-accent); pointer-events: none; }
.over:focus-within { outline: 2px solid var(--focus-ring); outline-offset: 2px; }
figure img { border: 1px solid var(--border-subtle); }
.screens { display: flex; flex-wrap: wrap; gap: 6px; padding: 0; list-style: none; } .screens a { display: block; padding: 2px 10px; border: 1px solid var(--border-subtle); border-radius: 999px; text-decoration: none; font-size: 12px; }
.pill.same { background: var(--status-success-bg); color: var(--status-success-text); } .pill.changed, .pill.new { background: var(--status-attention-bg); color: var(--status-attention-text); }
`;

/** One file: what changed, each picture side by side, under a slider and as a difference, to be filtered. */
export function picturesPage(entries: readonly Entry[], { names, link, gone }: About): string {
  const order = Object.keys(OUTCOMES);
  const cards = entries.toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome));
  const hasNews = entries.some(({ outcome }) => outcome !== 'same');
  return htmlPage(
    'Pictures',
    `<style>${STYLE}</style>
<h1>${escaped(names.before)} → ${escaped(names.after)}</h1>
<p>${escaped(summaryOf(entries))}${gone.length > 0 ? ` Not there any more: ${escaped(gone.join(', '))}.` : ''} Links open a state in a server of your own: <code>npm start</code>${link === 4000 ? '' : ` <code>-- --port ${link}</code>`}.</p>
${touched(entries)}
<form onsubmit="return false">
<label>Words<input id="words" type="search" placeholder="order approval"></label>
${select('outcome', 'Result', cards, ({ outcome }) => outcome, OUTCOMES)}
${select('screen', 'Screen', entries, ({ screen }) => screen)}
${select('brand', 'Brand', entries, ({ brand }) => brand)}
${select('role', 'Role', entries, ({ role }) => role)}
${select('width', 'Width', entries, ({ width }) => String(width))}
${select('theme', 'Theme', entries, ({ theme }) => theme)}
<output id="count"></output>
</form>
<div class="cards">${cards.map((entry) => card(entry, names, link)).join('\n')}</div>
<script>
const fields = Object.fromEntries([...document.querySelectorAll('form input, form select')].map((field) => [field.id, field]));
function read() {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const [id, field] of Object.entries(fields)) field.value = given.get(id) ?? (id === 'outcome' && location.hash === '' && ${hasNews} ? 'news' : '');
}
function sift() {
  const values = Object.entries(fields).filter(([, { value }]) => value).map(([id, { value }]) => [id, value]);
  history.replaceState(null, '', '#' + new URLSearchParams(values));
  const words = fields.words.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const fits = (data, [id, value]) => id === 'words' ? words.every((word) => data.words.includes(word)) : value === 'news' ? data[id] !== 'same' : data[id] === value;
  let count = 0;
  for (const one of document.querySelectorAll('article')) {
    one.hidden = !values.every((value) => fits(one.dataset, value));
    count += one.hidden ? 0 : 1;
  }
  document.getElementById('count').textContent = count + (count === 1 ? ' picture' : ' pictures');
}
for (const field of Object.values(fields)) field.oninput = sift;
addEventListener('hashchange', () => { read(); sift(); });
addEventListener('input', ({ target }) => target.parentElement.classList.contains('over') && target.parentElement.style.setProperty('--at', target.value + '%'));
addEventListener('click', ({ target }) => {
  const view = target.dataset?.view;
  if (!view) return;
  const article = target.closest('article');
  for (const button of article.querySelectorAll('[data-view]')) button.setAttribute('aria-pressed', String(button === target));
  for (const part of article.querySelectorAll('[data-part]')) part.hidden = part.dataset.part !== view;
});
read(); sift();
</script>`,
  );
}

/** The screens that the change touched, as ways to their pictures. */
function touched(entries: readonly Entry[]): string {
  const news = Map.groupBy(
    entries.filter(({ outcome }) => outcome !== 'same'),
    ({ screen }) => screen,
  );
  if (news.size === 0) return '';
  const items = [...news].map(
    ([screen, of]) =>
      `<li><a href="#outcome=news&amp;screen=${escaped(screen)}">${escaped(screen)} ${of.length}</a></li>`,
  );
  return `<ul class="screens" aria-label="Screens that the change touched"><li><a href="#outcome=news">All</a></li>${items.join('')}</ul>`;
}

function select(
  id: string,
  label: string,
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string,
  texts?: Readonly<Record<string, string>>,
): string {
  const options = [...Map.groupBy(entries, valueOf)].map(
    ([value, of]) => `<option value="${escaped(value)}">${escaped(texts?.[value] ?? value)} (${of.length})</option>`,
  );
  const news = id === 'outcome' ? '<option value="news">All that is not the same</option>' : '';
  return `<label>${label}<select id="${id}"><option value="">All</option>${news}${options.join('')}</select></label>`;
}

/** Of all pixels, so that a single one is not nothing. */
function shareOf({ pixels, share, box }: Entry): string {
  if (pixels === undefined || share === undefined || !box) return '';
  const percent = share < 0.0001 ? 'less than 0.01' : (share * 100).toFixed(2);
  return `${pixels} pixels, ${percent}%, within ${box.width} × ${box.height} at ${box.x}, ${box.y}`;
}

function card(entry: Entry, names: About['names'], link: number): string {
  const { screen, title, scenario, path, brand, role, width, theme, outcome, trouble, files } = entry;
  const words = [title, screen, scenario, path, role].join(' ').toLowerCase();
  const facts = [scenario, path, brand, role, `${width} px`, theme].map((fact) => `<span>${escaped(fact)}</span>`);
  const compares = files.before && files.after && files.difference;
  const views = compares
    ? `<div class="views" role="group" aria-label="View">${['Slider', 'Side by side', 'Difference']
        .map(
          (name, index) => `<button type="button" data-view="${index}" aria-pressed="${index === 0}">${name}</button>`,
        )
        .join('')}</div>`
    : '';
  return `<article data-words="${escaped(words)}" data-outcome="${outcome}" data-screen="${screen}" data-brand="${brand}" data-role="${role}" data-width="${width}" data-theme="${theme}">
<div><div class="top"><h3>${escaped(title)}</h3>${views}</div><div class="line">${facts.join('')}</div>
<div class="line"><span class="pill ${outcome}">${OUTCOMES[outcome]}</span><span>${shareOf(entry)}</span><a href="${escaped(linkTo(entry, link))}">Open</a></div>
${trouble ? `<div class="problem">${escaped(trouble)}</div>` : ''}</div>
${compares ? comparison(entry, names) : only(entry)}</article>`;
}

/** Images of what is filtered out are never loaded. */
const image = (file: string, alt: string): string => `<img loading="lazy" src="${file}" alt="${escaped(alt)}">`;

function comparison({ files, title }: Entry, names: About['names']): string {
  const before = image(files.before!, `${title} before`);
  const after = image(files.after!, `${title} after`);
  return `<figure data-part="0"><figcaption>${escaped(names.before)} on the left, ${escaped(names.after)} on the right</figcaption><div class="over">${before}${after}<input type="range" min="0" max="100" step="0.5" value="50" aria-label="How much of the earlier picture is shown"></div></figure>
<figure data-part="1" hidden><div class="beside"><div><figcaption>${escaped(names.before)}</figcaption>${before}</div><div><figcaption>${escaped(names.after)}</figcaption>${after}</div></div></figure>
<figure data-part="2" hidden><figcaption>What differs is red</figcaption><div class="red">${image(files.difference!, `What differs in ${title}`)}</div></figure>`;
}

function only({ files, title }: Entry): string {
  const file = files.after ?? files.before;
  return file ? `<a href="${file}">${image(file, title)}</a>` : '';
}

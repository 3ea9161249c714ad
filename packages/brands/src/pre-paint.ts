import { brandFolder, brands } from './registry.ts';
import type { Brand } from './registry.ts';
import { languageStorageKey, themeStorageKey } from './theme-choice.ts';

/** Label to `[id, title, theme color, languages with the default first]`. */
function facts(all: readonly Brand[]): string {
  const rows = all.flatMap((brand) => {
    const languages = [
      brand.defaultLanguage,
      ...brand.languages.filter((language) => language !== brand.defaultLanguage),
    ];
    const row = [brand.id, brand.name, brand.themeColor, languages.join(' ')];
    // The default brand needs no labels: anything unlisted is the default.
    return brand.id === 'default' ? [['', row]] : brand.hostLabels.map((label) => [label, row]);
  });
  return JSON.stringify(Object.fromEntries(rows));
}

/**
 * A script for the page's head that runs before the first paint: sets `data-brand`, `data-theme` and `lang` on the root
 * element, the title, the theme color, the favicon and the web app manifest. Under 1.5 KB, has no dependencies, and
 * tolerates blocked storage. Keeps `data-theme` in sync with the device while the choice is `system`.
 */
export function prePaintScript(): string {
  const folder = brandFolder({ id: '*' });
  return `(function(d,w){var b=${facts(brands)},l=w.location.hostname.toLowerCase().split('.')[0],
r=l&&Object.prototype.hasOwnProperty.call(b,l)?b[l]:b[''],e=d.documentElement,q=w.matchMedia('(prefers-color-scheme: dark)');
function get(k){try{return w.localStorage.getItem(k)}catch(x){return null}}
function head(t,a){var n=d.createElement(t),k;for(k in a)n.setAttribute(k,a[k]);d.head.appendChild(n)}
function theme(){var c=get('${themeStorageKey}');e.setAttribute('data-theme',c==='light'||c==='dark'?c:q.matches?'dark':'light')}
var s=r[3].split(' '),g=get('${languageStorageKey}');e.setAttribute('data-brand',r[0]);theme();q.addEventListener('change',theme);
e.lang=s.indexOf(g)<0?s[0]:g;d.title=r[1];head('meta',{name:'theme-color',content:r[2]});
var f='${folder}'.replace('*',r[0]);head('link',{rel:'icon',type:'image/svg+xml',href:f+'favicon.svg'});head('link',{rel:'manifest',href:f+'app.webmanifest'})})(document,window);`;
}

import { SEARCH_SETTINGS_PATH } from '#domain/paths.ts';
import { BUDGET_STORE } from '#features/finance/budget-store.ts';

/** What a visitor has stored that cards show. */
const STORED = JSON.stringify(['favourites', 'compare', BUDGET_STORE]);

/**
 * The script at the end of a search page. The search is not an Astro island: its props are two files that are requested beside
 * its scripts (in the page they would not fit into the connection's first flight: 150 ms of the first paint on a slow phone),
 * or a data block, and it replays a query string after hydration. The directive of all islands
 * (src/client/intent.ts) loads its scripts: after the visitor's first interaction with the page or some quiet seconds, once the browser
 * is idle for a visitor who has something stored that cards show, or at once when there is a query string. Until then links,
 * checkboxes and the drawer work as HTML. A module script in the HTML would compete with the first picture (150 to 450 ms
 * of LCP, measured). If the island fails to load under a query string, the pending state shows the error.
 */
export function loaderScript(entry: string): string {
  return `((d,s)=>Astro.intent(()=>Promise.all([import(${JSON.stringify(entry)}),s.dataset.payload&&Promise.all([${JSON.stringify(SEARCH_SETTINGS_PATH)},s.dataset.payload].map(u=>fetch(u).then(r=>r.json()))).then(p=>Object.assign(...p))]).then(([m,p])=>()=>m.mount(p),e=>{if('pending'in d)d.pending='late';throw e}),{value:{auto:'pending'in d?'now':'quiet',stored:${STORED}}},s))(document.documentElement.dataset,document.getElementById('search'))`;
}

/** The script of the not-found page: loads the island if the address is a search. */
export function clientSearchLoaderScript(entry: string): string {
  return `if(location.pathname.startsWith('/search/'))import(${JSON.stringify(entry)}).then(m=>m.mount()).catch(()=>{})`;
}

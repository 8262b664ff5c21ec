/**
 * The script at the end of a search page. A search is an island with a recipe of its own: its props are a data block of
 * the page (as Astro's attribute they would take twice the bytes), and a query string is replayed after hydration. When
 * and how its scripts are loaded is said to the directive of all islands (src/client/intent.ts): once the page has loaded
 * and the browser is idle, at the visitor's first touch, or at once when a query string is waiting. A module script in the
 * HTML instead would compete with the first picture (150 to 450 ms of LCP, measured). When the island can't be loaded
 * under a query string, the veil says so.
 */
export function loaderScript(entry: string): string {
  return `(d=>Astro.intent(()=>import(${JSON.stringify(entry)}).then(m=>m.mount,e=>{if('pending'in d)d.pending='late';throw e}),{value:{auto:'pending'in d?'now':'idle'}},document.getElementById('search')))(document.documentElement.dataset)`;
}

/** The script of the not-found page: loads the island where the address is a search. */
export function clientSearchLoaderScript(entry: string): string {
  return `if(location.pathname.startsWith('/search/'))import(${JSON.stringify(entry)}).then(m=>m.mount()).catch(()=>{})`;
}

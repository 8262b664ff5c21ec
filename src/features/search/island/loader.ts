/**
 * The script at the end of a search page: loads the island once the page has loaded and the browser is idle, at the
 * visitor's first touch of the search, or at once when a query string is waiting. A module script in the HTML instead
 * would compete with the first picture (150 to 450 ms of LCP, measured). When the island can't be loaded under a query
 * string, the veil says so.
 */
export function loaderScript(entry: string): string {
  return `(d=>{let on;const go=()=>{if(!on)on=import(${JSON.stringify(entry)}).catch(()=>{if('pending'in d)d.pending='late'})};if('pending'in d)go();else addEventListener('load',()=>(self.requestIdleCallback||setTimeout)(go,{timeout:2000}));for(const e of['pointerover','focusin','touchstart'])document.getElementById('search').addEventListener(e,go,{once:true,passive:true})})(document.documentElement.dataset)`;
}

/** The script of the not-found page: loads the island where the address is a search. */
export function lateLoaderScript(entry: string): string {
  return `if(location.pathname.startsWith('/search/'))import(${JSON.stringify(entry)}).catch(()=>{})`;
}

import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';

/** Query parameters that change what a search page shows. */
const SEARCH_PARAMS = ['query', 'page', 'sortBy', 'refinementList', ...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES];

/** After this the page reports a problem. It never shows the unfiltered cars instead. */
const PENDING_TIMEOUT_MS = 15_000;

/**
 * The script in the head of a search page. Under a query string the prerendered cars are the wrong ones: `data-pending`
 * makes blank cards of them before the first paint, under what is looked for, until the right ones are there. After the
 * timeout `data-pending="late"` shows an error.
 */
export const PENDING_SCRIPT = `(r=>{const{search:s}=location,d=r.dataset,q=new URLSearchParams(s).get('query');if(!/[?&](${SEARCH_PARAMS.join('|')})(%5B|\\[|=)/i.test(s))return;d.pending='';r.style.setProperty('--looking-for',JSON.stringify(q?'Looking for “'+q+'”…':'Searching…'));setTimeout(()=>{if('pending'in d)d.pending='late'},${PENDING_TIMEOUT_MS})})(document.documentElement)`;

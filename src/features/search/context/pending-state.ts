import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';

/** Words of a query string that change what a search page shows. */
const SEARCH_PARAMS = ['query', 'page', 'sortBy', 'refinementList', ...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES];

/** After so long the page says that something is wrong. It never shows the unfiltered cars instead. */
const PENDING_TIMEOUT_MS = 15_000;

/**
 * The script in the head of a search page: under a query string the cars that the page was made with are the wrong ones,
 * so they are veiled (`data-pending`) before anything is painted, until the right ones are there. A veil that stays too
 * long says so (`data-pending="late"`).
 */
export const PENDING_SCRIPT = `(d=>{if(!/[?&](${SEARCH_PARAMS.join('|')})(%5B|\\[|=)/i.test(location.search))return;d.pending='';setTimeout(()=>{if('pending'in d)d.pending='late'},${PENDING_TIMEOUT_MS})})(document.documentElement.dataset)`;

/** Whether the cars in sight are not yet those of the address. */
export function isPending(): boolean {
  return 'pending' in document.documentElement.dataset;
}

/** Takes the veil off. */
export function clearPending(): void {
  delete document.documentElement.dataset.pending;
}

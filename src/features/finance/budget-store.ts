import { createStored } from '#browser/stored-list.ts';
import { type Budget, parseBudget } from '#domain/finance/budget.ts';

/** The name of the store of the visitor's budget; inline-scripts.ts repeats it. */
export const BUDGET_STORE = 'budget';

/** The visitor's budget on this dealer's pages; undefined while there is none. */
export const storedBudget = createStored<Budget | undefined>(BUDGET_STORE, undefined, parseBudget);

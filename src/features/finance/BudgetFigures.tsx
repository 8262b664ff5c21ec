import { memo, useEffect } from 'react';
import { type Budget, hasOwnTerms, readCardLoan, repaymentOnBudget } from '#domain/finance/budget.ts';
import { storedBudget } from './budget-store.ts';

/** The lenders' own texts of the repayments that were replaced. */
const replaced = new WeakMap<HTMLElement, { readonly own: string; readonly shown: string }>();

/**
 * Shows the visitor's deposit and term in the repayments of every card on the page, also of those that come later. Most cards
 * are not islands, so it writes into the HTML: React leaves a text alone until it has a new one. The rate beside is the same.
 */
export const BudgetFigures = memo(function BudgetFigures() {
  useEffect(() => {
    const show = () => showBudget(storedBudget.get());
    const observer = new MutationObserver(show);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const unsubscribe = storedBudget.subscribe(show);
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, []);
  return null;
});

function showBudget(budget: Budget | undefined): void {
  const { dataset } = document.documentElement;
  if (budget && hasOwnTerms(budget)) dataset.budget = '';
  else delete dataset.budget;
  for (const terms of document.querySelectorAll<HTMLElement>('[data-loan]')) {
    const text = terms.firstElementChild;
    if (!(text instanceof HTMLElement)) continue;
    const now = text.textContent;
    const before = replaced.get(text);
    const own = before?.shown === now ? before.own : now;
    const lines = budget && repaymentOnBudget(readCardLoan(terms.dataset.loan ?? ''), budget);
    const shown = lines?.join('\n') ?? own;
    replaced.set(text, { own, shown });
    if (shown !== now) text.textContent = shown;
  }
}

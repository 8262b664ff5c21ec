import { type RefObject, useEffect, useRef, useState } from 'react';
import { findLoanProblem, type LoanFees } from '#domain/finance/repayment.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { buildEstimateView, type EstimateView } from './estimate-view.ts';
import { parseFormNumber, readLoan } from './read-loan.ts';

/** The delay between the last keystroke and the announcement to screen readers. */
const ANNOUNCE_DEBOUNCE_MS = 600;

interface LoanState {
  /** The view of the last valid loan. */
  readonly view: EstimateView;
  readonly problem: ReturnType<typeof findLoanProblem>;
  /** Whether the visitor has changed a figure. */
  readonly changed: boolean;
}

interface UseLoanResult extends LoanState {
  /** The text for screen readers. */
  readonly announcement: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** To be called when the visitor has changed a field. */
  readonly change: () => void;
}

/**
 * The loan in the form's fields. They may contain values typed before hydration; a budget in the address
 * (`?vehiclePriceBudget=36490`) is filled in as the price.
 */
export function useLoan(built: EstimateView, fees: LoanFees): UseLoanResult {
  const [state, setState] = useState<LoanState>({ view: built, problem: undefined, changed: false });
  const form = useRef<HTMLFormElement>(null);
  const read = (changed: boolean) => {
    if (!form.current) return;
    const { loan, period } = readLoan(new FormData(form.current));
    const problem = findLoanProblem(loan);
    setState(({ view }) => ({
      view: problem ? view : buildEstimateView(loan, period, fees),
      problem,
      changed,
    }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form hydrates
  useEffect(() => {
    prefillBudget(form.current);
    read(false);
  }, []);
  return { ...state, announcement: useAnnouncement(state), form, change: () => read(true) };
}

/** Fills in the budget from the address, unless the visitor has entered a price. */
function prefillBudget(form: HTMLFormElement | null): void {
  const budget = parseFormNumber(new URLSearchParams(location.search).get('vehiclePriceBudget') ?? '');
  const price = form?.elements.namedItem('price');
  if (budget > 0 && price instanceof HTMLInputElement && price.value === price.defaultValue)
    price.value = formatWholeNumber(budget);
}

/** The summary of the loan, once the visitor has stopped typing. */
function useAnnouncement({ view: { sentence }, problem, changed }: LoanState): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!changed || problem) return;
    const timer = setTimeout(() => setAnnouncement(sentence), ANNOUNCE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sentence, problem, changed]);
  return announcement;
}

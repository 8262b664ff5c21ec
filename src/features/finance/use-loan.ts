import { type RefObject, useEffect, useRef, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { carLoanFees } from '#domain/finance/car-loan.ts';
import { findLoanProblem, type LenderRate } from '#domain/finance/repayment.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { buildEstimateView, type EstimateView } from './estimate-view.ts';
import { prefillCarLoan } from './prefill-car-loan.ts';
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
  readonly change: (event: { readonly target: EventTarget }) => void;
}

/**
 * The loan in the form's fields. They may contain values typed before hydration. A budget in the address
 * (`?vehiclePriceBudget=36490`) is filled in as the price, and the loan of a car (`?car_id=…`) as its lender calculates it. `usual` is the lender of loans without a car.
 */
export function useLoan(built: EstimateView, usual: LenderRate): UseLoanResult {
  const [state, setState] = useState<LoanState>({ view: built, problem: undefined, changed: false });
  const form = useRef<HTMLFormElement>(null);
  const lender = useRef(usual);
  const read = (changed: boolean) => {
    if (!form.current) return;
    const { loan, period } = readLoan(new FormData(form.current));
    const problem = findLoanProblem(loan);
    setState(({ view }) => ({
      view: problem ? view : buildEstimateView(loan, period, lender.current),
      problem,
      changed,
    }));
  };
  const change = ({ target }: { readonly target: EventTarget }) => {
    if (target instanceof HTMLElement) target.dataset.changed = '';
    read(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form hydrates
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    if (form.current) {
      markChanged(form.current);
      prefillBudget(form.current, params);
      prefillCarLoan(form.current, params).then(
        (loan) => {
          if (!loan) return;
          const { rate, comparisonRate } = loan;
          lender.current = { rate, comparisonRate, fees: carLoanFees(loan) };
          read(false);
        },
        (error) =>
          logWarning("Calculator: the car's figures could not be loaded. It shows the example's.", error),
      );
    }
    read(false);
  }, []);
  return { ...state, announcement: useAnnouncement(state), form, change };
}

/** Marks the fields that the visitor changed before hydration. Later changes are marked as they happen. */
function markChanged(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.value !== field.defaultValue) field.dataset.changed = '';
  }
}

/** Fills in the budget from the address, unless the visitor has entered a price. */
function prefillBudget(form: HTMLFormElement, params: URLSearchParams): void {
  const budget = parseFormNumber(params.get('vehiclePriceBudget') ?? '');
  const price = form.elements.namedItem('price');
  if (budget > 0 && price instanceof HTMLInputElement && !('changed' in price.dataset))
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

import { type RefObject, useEffect, useRef, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { type CarLoan, carLoanFees } from '#domain/finance/car-loan.ts';
import { findLoanProblem, type LenderRate } from '#domain/finance/repayment.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { fetchCarFinance } from '#features/current-stock/fetch-car-finance.ts';
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
  if (budget > 0) fillInput(form, 'price', formatWholeNumber(budget));
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

/** Fills in the loan of the car in the page's address, except in fields that the visitor has changed. Returns the loan, if any. */
async function prefillCarLoan(form: HTMLFormElement, params: URLSearchParams): Promise<CarLoan | undefined> {
  const id = params.get('car_id');
  const loan = id && (await fetchCarFinance(id))?.loan;
  if (!loan) return undefined;
  const { price, deposit, balloon, rate, years } = loan;
  for (const [name, amount] of Object.entries({ price, deposit, balloon }))
    fillInput(form, name, formatWholeNumber(amount));
  fillInput(form, 'rate', String(rate));
  if (years !== null) fillSelect(form, 'years', String(years));
  return loan;
}

function fillInput(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement && !('changed' in input.dataset)) input.value = value;
}

/** A term that is not among the options would leave the select blank. */
function fillSelect(form: HTMLFormElement, name: string, value: string): void {
  const select = form.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement) || 'changed' in select.dataset) return;
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { findLoanProblem, type LoanFees } from '#domain/finance/repayment.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { buildEstimateView, type EstimateView } from './estimate-view.ts';
import { parseFormNumber, readLoan } from './read-loan.ts';

/** Between the last letter and what a screen reader is told. */
const ANNOUNCE_DEBOUNCE_MS = 600;

interface LoanState {
  /** Of the last figures that can be a loan. */
  readonly view: EstimateView;
  readonly problem: ReturnType<typeof findLoanProblem>;
  /** Whether the visitor has changed a figure. */
  readonly changed: boolean;
}

interface UseLoanResult extends LoanState {
  /** What screen readers are told. */
  readonly announcement: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The visitor has changed a field of the form. */
  readonly change: () => void;
}

/**
 * What the fields of the form say of a loan. They hold what was typed before there was React, and a budget that the address
 * gives as the price (`?vehiclePriceBudget=36490`).
 */
export function useLoan(built: EstimateView, fees: LoanFees): UseLoanResult {
  const [answer, setAnswer] = useState<LoanState>({ view: built, problem: undefined, changed: false });
  const form = useRef<HTMLFormElement>(null);
  const read = (changed: boolean) => {
    if (!form.current) return;
    const { loan, period } = readLoan(new FormData(form.current));
    const problem = findLoanProblem(loan);
    setAnswer(({ view }) => ({
      view: problem ? view : buildEstimateView(loan, period, fees),
      problem,
      changed,
    }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    prefillBudget(form.current);
    read(false);
  }, []);
  return { ...answer, announcement: useAnnouncement(answer), form, change: () => read(true) };
}

/** A price that the visitor has written stays. */
function prefillBudget(form: HTMLFormElement | null): void {
  const budget = parseFormNumber(new URLSearchParams(location.search).get('vehiclePriceBudget') ?? '');
  const price = form?.elements.namedItem('price');
  if (budget > 0 && price instanceof HTMLInputElement && price.value === price.defaultValue)
    price.value = formatWholeNumber(budget);
}

/** The answer in a sentence, once the visitor has stopped typing. */
function useAnnouncement({ view: { sentence }, problem, changed }: LoanState): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!changed || problem) return;
    const timer = setTimeout(() => setTold(sentence), ANNOUNCE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sentence, problem, changed]);
  return told;
}

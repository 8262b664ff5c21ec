import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LoanFees, loanProblem } from '#domain/finance/repayment.ts';
import { wholeNumber } from '#domain/numbers.ts';
import { type EstimateView, estimateView } from './estimate-view.ts';
import { amountOf, readLoan } from './read-loan.ts';

/** Between the last letter and what a screen reader is told. */
const QUIET = 600;

interface LoanAnswer {
  /** Of the last figures that can be a loan. */
  readonly view: EstimateView;
  readonly problem: ReturnType<typeof loanProblem>;
  /** Whether the visitor has changed a figure. */
  readonly changed: boolean;
}

interface LiveLoan extends LoanAnswer {
  /** What screen readers are told. */
  readonly told: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The visitor has changed a field of the form. */
  readonly change: () => void;
}

/**
 * What the fields of the form say of a loan. They hold what was typed before there was React, and a budget that the address
 * gives as the price (`?vehiclePriceBudget=36490`).
 */
export function useLoan(built: EstimateView, fees: LoanFees): LiveLoan {
  const [answer, setAnswer] = useState<LoanAnswer>({ view: built, problem: undefined, changed: false });
  const form = useRef<HTMLFormElement>(null);
  const read = (changed: boolean) => {
    if (!form.current) return;
    const { loan, period } = readLoan(new FormData(form.current));
    const problem = loanProblem(loan);
    setAnswer(({ view }) => ({
      view: problem ? view : estimateView(loan, period, fees),
      problem,
      changed,
    }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    fillBudget(form.current);
    read(false);
  }, []);
  return { ...answer, told: useTold(answer), form, change: () => read(true) };
}

/** A price that the visitor has written stays. */
function fillBudget(form: HTMLFormElement | null): void {
  const budget = amountOf(new URLSearchParams(location.search).get('vehiclePriceBudget') ?? '');
  const price = form?.elements.namedItem('price');
  if (budget > 0 && price instanceof HTMLInputElement && price.value === price.defaultValue)
    price.value = wholeNumber(budget);
}

/** The answer in a sentence, once the visitor has stopped typing. */
function useTold({ view: { sentence }, problem, changed }: LoanAnswer): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!changed || problem) return;
    const timer = setTimeout(() => setTold(sentence), QUIET);
    return () => clearTimeout(timer);
  }, [sentence, problem, changed]);
  return told;
}

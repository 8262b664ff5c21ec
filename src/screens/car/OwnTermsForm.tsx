import { useEffect, useId, useRef, useState } from 'react';
import { termsOnBudget } from '#domain/finance/budget.ts';
import type { CompleteCarLoan } from '#domain/finance/car-loan.ts';
import type { FinanceLabels } from '#domain/finance/disclosure.ts';
import {
  describeOwnTerms,
  maxDeposit,
  type OwnTerms,
  ownTermsLines,
  USUAL_TERMS,
} from '#domain/finance/own-terms.ts';
import { formatDollars } from '#domain/numbers.ts';
import { showOwnFinance } from '#features/car-status/page-car.ts';
import { storedBudget } from '#features/finance/budget-store.ts';

interface OwnTermsFormProps {
  readonly loan: CompleteCarLoan;
  /** The texts of the repayment as it is now. */
  readonly result: FinanceLabels;
  /** Where visitors set terms for every vehicle. */
  readonly budgetHref: string | undefined;
}

/** Deposits are rounded to this many dollars; the lender's own stays exact. */
const DEPOSIT_STEP = 100;

/** The deposit and term of a car's repayment, which the visitor can change in place. */
export function OwnTermsForm({ loan, result, budgetHref }: OwnTermsFormProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const [terms, setTerms] = useState<OwnTerms>(loan);
  const [start, setStart] = useState<OwnTerms>(loan);
  const show = (next: OwnTerms) => {
    setTerms(next);
    showOwnFinance(estimate(loan, next, result.rate));
  };
  const read = () => {
    const next = fields.current && readTerms(fields.current, loan);
    if (next) show(next);
  };
  // The fields may have been changed before hydration; else they follow the visitor's budget.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields hydrate
  useEffect(() => {
    const typed = fields.current && readTerms(fields.current, loan);
    const budget = storedBudget.get();
    const onBudget = budget && termsOnBudget(loan, budget);
    if (typed && !isSame(typed, loan)) read();
    else if (onBudget) {
      setStart(onBudget);
      show(onBudget);
    }
  }, []);
  const years = [...new Set([...USUAL_TERMS, loan.years])].sort((a, b) => a - b);
  return (
    <details className="own-terms">
      <summary>
        <span className="tap">Work out my repayments</span>
      </summary>
      <div key={`${start.deposit} ${start.years}`} ref={fields} className="own-terms__fields" onInput={read}>
        <p className="own-terms__deposit">
          <label htmlFor={id}>Deposit or trade-in</label>
          <b>{formatDollars(terms.deposit)}</b>
        </p>
        <input
          id={id}
          type="range"
          autoComplete="off"
          min={0}
          max={Math.max(maxDeposit(loan), terms.deposit)}
          step="any"
          defaultValue={start.deposit}
          aria-valuetext={formatDollars(terms.deposit)}
        />
        <fieldset>
          <legend>Term</legend>
          <div className="own-terms__years">
            {years.map((term) => (
              <label key={term}>
                <input
                  type="radio"
                  name={id}
                  autoComplete="off"
                  value={term}
                  aria-label={term === 1 ? '1 year' : `${term} years`}
                  defaultChecked={term === start.years}
                />
                <span aria-hidden="true">{`${term} yrs`}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="own-terms__result" role="status">
          <b>{result.cost}</b>
          <b>{result.rate}</b>
        </p>
        <p className="small muted">
          {`Interest rate ${loan.rate}% p.a. A guide only: your rate depends on your application.`}
        </p>
        {budgetHref && (
          <a className="tap" href={budgetHref}>
            Use my deposit and term for every vehicle
          </a>
        )}
      </div>
    </details>
  );
}

/** The terms in the fields. A deposit near the lender's own is the lender's. */
function readTerms(fields: HTMLElement, loan: CompleteCarLoan): OwnTerms | null {
  const deposit = fields.querySelector<HTMLInputElement>('[type=range]')?.valueAsNumber;
  const years = Number(fields.querySelector<HTMLInputElement>('[type=radio]:checked')?.value);
  if (deposit === undefined || !years) return null;
  const own = Math.abs(deposit - loan.deposit) < DEPOSIT_STEP / 2;
  return { deposit: own ? loan.deposit : Math.round(deposit / DEPOSIT_STEP) * DEPOSIT_STEP, years };
}

function isSame(a: OwnTerms, b: OwnTerms): boolean {
  return a.deposit === b.deposit && a.years === b.years;
}

/** The finance texts for a visitor's own terms; null for the lender's. */
function estimate(loan: CompleteCarLoan, terms: OwnTerms, rate: string) {
  if (isSame(terms, loan)) return null;
  return {
    cost: ownTermsLines(loan, terms).join(' '),
    rate,
    note: describeOwnTerms(loan, terms),
  };
}

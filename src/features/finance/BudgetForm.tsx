import { useStore } from '@nanostores/react';
import { type FormEvent, memo, useId, useRef, useState } from 'react';
import {
  type Budget,
  type BudgetFilter,
  findBudgetProblem,
  toBudgetFilter,
  type UsualLoan,
} from '#domain/finance/budget.ts';
import { USUAL_TERMS } from '#domain/finance/own-terms.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { SEARCH_SETTINGS_PATH } from '#domain/paths.ts';
import { storedBudget } from './budget-store.ts';
import { parseFormNumber } from './read-loan.ts';

interface BudgetFormProps {
  readonly loadUsual?: () => Promise<UsualLoan>;
  /** Shows what a new budget buys; undefined once it is cleared. By default the search does. */
  readonly onFilter?: (filter: BudgetFilter | undefined) => void;
}

const PROBLEMS = {
  amount: 'Enter your budget in whole dollars, such as 150.',
  deposit: 'Enter your deposit in whole dollars, less than a total budget, or leave it empty.',
  stock: "Your budget is saved, but we couldn't load our stock. Try again.",
} as const;

/** The visitor's budget: amount, deposit and term. It is stored on the device once the visitor asks what it buys. */
export const BudgetForm = memo(function BudgetForm({
  loadUsual = fetchUsual,
  onFilter = openSearch,
}: BudgetFormProps) {
  const id = useId();
  const set = useRef<HTMLButtonElement>(null);
  const budget = useStore(storedBudget, { ssr: () => undefined });
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readBudget(new FormData(event.currentTarget));
    const found = findBudgetProblem(next);
    setProblem(found);
    if (found) document.getElementById(`${id}-${found}`)?.focus();
    else {
      storedBudget.set(next);
      onFilter(toBudgetFilter(next, await loadUsual()));
    }
  };
  const clear = () => {
    setProblem(undefined);
    set.current?.focus();
    storedBudget.set(undefined);
    onFilter(undefined);
  };
  const field = (name: 'amount' | 'deposit', label: string) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        inputMode="numeric"
        defaultValue={budget?.[name] ? formatWholeNumber(budget[name]) : ''}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem === name || undefined}
      />
    </div>
  );
  return (
    <form
      className="calc__form"
      autoComplete="off"
      noValidate
      onSubmit={(event) => submit(event).catch(() => setProblem('stock'))}
    >
      {/* The key begins the fields again with what is stored, or empty. */}
      <div key={JSON.stringify(budget)} className="calc__fields">
        <fieldset className="calc__periods">
          <legend>I want to spend</legend>
          {(['week', 'total'] as const).map((per) => (
            <label key={per} className="check">
              <input type="radio" name="per" value={per} defaultChecked={per === (budget?.per ?? 'week')} />
              <span>{per === 'week' ? 'A week' : 'In total'}</span>
            </label>
          ))}
        </fieldset>
        {field('amount', 'Budget ($)')}
        {field('deposit', 'Deposit or trade-in ($)')}
        <div className="field">
          <label htmlFor={`${id}-years`}>Term</label>
          <select id={`${id}-years`} name="years" defaultValue={budget?.years ?? ''}>
            <option value="">As quoted</option>
            {USUAL_TERMS.map((years) => (
              <option key={years} value={years}>{`${years} years`}</option>
            ))}
          </select>
        </div>
        <p className="form__wrong" id={`${id}-problem`} role="alert">
          {problem && PROBLEMS[problem]}
        </p>
      </div>
      <p className="small muted">We'll use your deposit and term for every repayment on this website.</p>
      <p className="calc__go">
        <button ref={set} type="submit" className="btn btn--primary">
          Set my budget
        </button>
        {budget && (
          <button type="button" className="btn" onClick={clear}>
            Clear budget
          </button>
        )}
      </p>
    </form>
  );
});

/** The budget in the form's fields; numbers that can't be read are NaN. */
function readBudget(data: FormData): Budget {
  const field = (name: string) => parseFormNumber(String(data.get(name)));
  const per = data.get('per') === 'total' ? 'total' : 'week';
  return { amount: field('amount'), per, deposit: field('deposit'), years: field('years') || null };
}

/** The usual loan of the stock. In a page, it would render that again whenever the stock changes. */
async function fetchUsual(): Promise<UsualLoan> {
  const response = await fetch(SEARCH_SETTINGS_PATH);
  return (await response.json()).view.usualLoan;
}

function openSearch(filter: BudgetFilter | undefined): void {
  if (filter) location.assign(`/search/?${filter.attribute}=:${filter.max}`);
}

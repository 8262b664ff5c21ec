import { type findLoanProblem, PAYMENTS_PER_YEAR, type Period } from '#domain/finance/repayment.ts';
import { formatWholeNumber } from '#domain/numbers.ts';

/** The calculator's initial figures (the dealer's `finance.calculator`): dollars, per cent a year, years. */
export interface LoanExample {
  readonly price: number;
  readonly deposit: number;
  readonly rate: number;
  readonly comparisonRate?: number | undefined;
  readonly years: number;
  readonly establishmentFee: number;
  readonly monthlyFee: number;
}

interface LoanFieldsProps {
  readonly example: LoanExample;
  readonly problem: ReturnType<typeof findLoanProblem>;
}

const PROBLEM_ID = 'calculator-problem';
const TERM_YEARS = [1, 2, 3, 4, 5, 6, 7];
const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
};

/** The fields of a loan, and the error in them. They are uncontrolled: React sets only their initial values. */
export function LoanFields({ example, problem }: LoanFieldsProps) {
  const { price, deposit, rate, years } = example;
  const fields = [
    { name: 'price', label: 'Price ($)', value: formatWholeNumber(price), keys: 'numeric' },
    { name: 'deposit', label: 'Deposit or trade-in ($)', value: formatWholeNumber(deposit), keys: 'numeric' },
    { name: 'balloon', label: 'Balloon payment ($)', value: '0', keys: 'numeric' },
    { name: 'rate', label: 'Interest rate (% p.a.)', value: String(rate), keys: 'decimal' },
  ] as const;
  return (
    <div className="calc__fields">
      {fields.map(({ name, label, value, keys }) => (
        <div key={name} className="field">
          <label htmlFor={`calculator-${name}`}>{label}</label>
          <input
            id={`calculator-${name}`}
            name={name}
            inputMode={keys}
            defaultValue={value}
            aria-describedby={PROBLEM_ID}
            aria-invalid={problem?.field === name || undefined}
          />
        </div>
      ))}
      <div className="field">
        <label htmlFor="calculator-years">Term</label>
        <select id="calculator-years" name="years" defaultValue={years}>
          {TERM_YEARS.map((term) => (
            <option key={term} value={term}>
              {term === 1 ? '1 year' : `${term} years`}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="calc__periods">
        <legend>Repayments</legend>
        {Object.keys(PAYMENTS_PER_YEAR).map((name) => (
          <label key={name} className="check">
            <input type="radio" name="period" value={name} defaultChecked={name === 'weekly'} />
            <span>{PERIOD_LABELS[name as Period]}</span>
          </label>
        ))}
      </fieldset>
      <p className="form__wrong" id={PROBLEM_ID}>
        {problem?.text}
      </p>
    </div>
  );
}

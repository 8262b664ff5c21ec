import type { CSSProperties, ReactNode } from 'react';
import { COMPARISON_WARNING } from '#domain/comparison-warning.ts';
import { COST_SHARES, type CostShare, type EstimateView, formatShare } from './estimate-view.ts';

interface LoanResultProps {
  readonly view: EstimateView;
  /** What else visitors should ask a lender for. */
  readonly rateAsk: string;
  /** The link below the result. */
  readonly children: ReactNode;
}

const ASSUMED_RATE_NOTE =
  "The interest rate is an assumption, not a rate on offer. Ask us for a lender's rate and";

/** The cost of a loan: repayments, totals and balance by year. A rate is never shown without its comparison rate (T-57). */
export function LoanResult({ view, rateAsk, children }: LoanResultProps) {
  const { figures, rates, hasFees, years } = view;
  const sums = [
    ...(rates ? [{ name: 'Interest rate', sum: rates.interest }] : []),
    { name: 'Amount borrowed', sum: figures.borrowed },
    { name: 'Total interest', sum: figures.interest },
    ...(hasFees ? [{ name: 'Total fees', sum: figures.fees }] : []),
    { name: 'Balloon payment', sum: figures.balloon },
  ];
  return (
    <div className="calc__answer">
      <div>
        <p className="calc__cost">
          <span>
            <b className="price">{figures.repayment}</b> <span>{figures.period}</span>
          </span>{' '}
          {rates && (
            <span className="calc__rates">
              <b>{rates.comparison}</b> comparison rate*
            </span>
          )}
        </p>
        <p className="fine-print">{rates ? COMPARISON_WARNING : `${ASSUMED_RATE_NOTE} ${rateAsk}.`}</p>
        <dl className="calc__sums">
          {sums.map(({ name, sum }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{sum}</dd>
            </div>
          ))}
          <div className="calc__total">
            <dt>Total cost incl. deposit</dt>
            <dd className="num">{figures.total}</dd>
          </div>
        </dl>
      </div>
      <div>
        <h3>Where your money goes</h3>
        <CostBreakdown shares={view.shares} withFees={hasFees} />
        <h3>What you'll still owe</h3>
        <ol className="calc__years">
          {years.map(({ label, owed, part }) => (
            <li key={label} style={partStyle(part)}>
              <span>{label}</span>
              <span className="num">{owed}</span>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  );
}

interface CostBreakdownProps {
  readonly shares: EstimateView['shares'];
  readonly withFees: boolean;
}

/** The shares of the total cost, as a bar and in words. */
function CostBreakdown({ shares, withFees }: CostBreakdownProps) {
  const names: Readonly<Record<CostShare, string>> = {
    deposit: 'Deposit',
    repaid: 'Loan repayments',
    balloon: 'Balloon payment',
    cost: withFees ? 'Interest and fees' : 'Interest',
  };
  return (
    <>
      <div className="calc__bar" aria-hidden="true">
        {COST_SHARES.map((share) => (
          <i key={share} data-share={share} style={partStyle(shares[share])} />
        ))}
      </div>
      <ul className="calc__shares">
        {COST_SHARES.map((share) => (
          <li key={share} data-share={share}>
            {`${names[share]} `}
            <span className="num">{formatShare(shares[share])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The share of a bar that is filled (0 to 1), as a custom property. */
function partStyle(part: number): CSSProperties {
  return { '--part': part } as CSSProperties;
}

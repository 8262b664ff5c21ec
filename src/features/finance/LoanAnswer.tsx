import type { CSSProperties, ReactNode } from 'react';
import { type EstimateView, SHARES, type Share, shareWords } from './estimate-view.ts';

interface LoanAnswerProps {
  readonly view: EstimateView;
  /** Whether the lender takes fees beside the interest. */
  readonly withFees: boolean;
  /** The way on. */
  readonly children: ReactNode;
}

/** What a loan costs: by the week, in all, and what is still owed. A rate never stands without its comparison rate (T-57). */
export function LoanAnswer({ view, withFees, children }: LoanAnswerProps) {
  const { figures, years } = view;
  const sums = [
    { name: 'Interest rate, your assumption', sum: figures.rate },
    { name: 'You borrow', sum: figures.borrowed },
    { name: 'Interest in all', sum: figures.interest },
    ...(withFees ? [{ name: 'Fees in all', sum: figures.fees }] : []),
    { name: 'Balloon', sum: figures.balloon },
  ];
  return (
    <div className="calc__answer">
      <p className="calc__cost">
        <span>
          <b className="price">{figures.repayment}</b> <span>{figures.period}</span>
        </span>{' '}
        <span className="calc__rates">
          <b>{figures.comparison}</b> comparison rate*
        </span>
      </p>
      <dl className="calc__sums">
        {sums.map(({ name, sum }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{sum}</dd>
          </div>
        ))}
        <div className="calc__total">
          <dt>You pay in all, deposit included</dt>
          <dd className="num">{figures.total}</dd>
        </div>
      </dl>
      <h3>What your money pays for</h3>
      <Shares shares={view.shares} withFees={withFees} />
      <h3>What you still owe</h3>
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
  );
}

interface SharesProps {
  readonly shares: EstimateView['shares'];
  readonly withFees: boolean;
}

/** What all that is paid is for, as a bar and in words. */
function Shares({ shares, withFees }: SharesProps) {
  const names: Readonly<Record<Share, string>> = {
    deposit: 'Deposit',
    repaid: 'Loan, repaid as you go',
    balloon: 'Balloon',
    cost: withFees ? 'Interest and fees' : 'Interest',
  };
  return (
    <>
      <div className="calc__bar" aria-hidden="true">
        {SHARES.map((share) => (
          <i key={share} data-share={share} style={partStyle(shares[share])} />
        ))}
      </div>
      <ul className="calc__shares">
        {SHARES.map((share) => (
          <li key={share} data-share={share}>
            {`${names[share]} `}
            <span className="num">{shareWords(shares[share])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How much of its bar a part fills, for the style sheet. */
function partStyle(part: number): CSSProperties {
  return { '--part': part } as CSSProperties;
}

import { memo, type ReactNode, useEffect } from 'react';
import { logWarning } from '#browser/log.ts';
import type { Car } from '#domain/car/car.ts';
import { type LeadPrice, orderPrices } from '#domain/car/price/subscription.ts';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import type { CompleteCarLoan } from '#domain/finance/car-loan.ts';
import { PRE_APPROVAL_LABEL } from '#domain/finance/pre-approval.ts';
import type { PriceLabels } from '#features/car-card/price-labels.ts';
import { useCheckBeforeAction } from '#features/car-status/check-before-action.ts';
import type { FinanceCriteria } from '#features/car-status/finance-criteria.ts';
import { updatedFinance, useCurrentFinance } from '#features/car-status/page-car.ts';
import { SoldNotice } from '#features/car-status/SoldNotice.tsx';
import { usePageCar } from '#features/car-status/use-page-car.ts';
import { TradeInBalance } from '#features/valuation/TradeInBalance.tsx';
import { OwnTermsForm } from './OwnTermsForm.tsx';

interface PriceBlockProps {
  readonly car: Pick<Car, 'id' | 'price' | 'price_type' | 'preorder'>;
  readonly words: Pick<PriceLabels, 'was' | 'finance' | 'subscription'>;
  /** Which price leads; the price itself if left out. */
  readonly leadPrice?: LeadPrice;
  /** The loan behind the repayment; null if it cannot be worked out for other terms. */
  readonly loan?: CompleteCarLoan | null;
  /** Where visitors set their budget. */
  readonly budgetHref?: string | undefined;
  /** The facts about the car that lenders' rules need; null if no finance is shown. */
  readonly financeCriteria: FinanceCriteria | null;
  /** The address for pre-approval of a loan (T-59). */
  readonly preApproval: string | undefined;
  /** Whether a trade-in can be deducted. */
  readonly tradeIn: boolean;
  /** The dealer's word for a vehicle. */
  readonly vehicle: string;
  /** A search for similar cars. */
  readonly similarHref: string;
  /** Other content based on the price at build time. */
  readonly children?: ReactNode;
}

/**
 * The price block of a car: price and price type, earlier price, weekly repayment with its comparison rate (T-57). Also
 * keeps the page up to date with the stock, and delays actions on the car until its status is checked.
 */
export const PriceBlock = memo(function PriceBlock(props: PriceBlockProps) {
  const {
    car,
    words,
    leadPrice = 'price',
    loan,
    budgetHref,
    financeCriteria,
    preApproval,
    tradeIn,
    vehicle,
    similarHref,
    children,
  } = props;
  const { statusChange, similar } = usePageCar(car, vehicle);
  const finance = useCurrentFinance(words.finance);
  useCheckBeforeAction(car);
  useFinanceRefresh(
    car.id,
    financeCriteria,
    statusChange.kind === 'repriced' ? statusChange.price : undefined,
  );
  if (isWithdrawn(statusChange))
    return <SoldNotice kind={statusChange.kind} vehicle={vehicle} href={similarHref} link={similar} />;
  const price = statusChange.kind === 'repriced' ? statusChange.price : car.price;
  const asBuilt = statusChange.kind === 'same';
  const shown = orderPrices({ ...car, price }, words.subscription, leadPrice, asBuilt ? words.was : null);
  return (
    <div className="action-panel__money">
      <p className="action-panel__now">
        <span className="price">{shown.amount}</span>
        {shown.type && <span className="muted">{shown.type}</span>}
      </p>
      {shown.was && <p className="action-panel__was">{shown.was}</p>}
      {finance && (
        <p className="action-panel__finance">
          <span>{finance.cost}</span>
          <a className="tap" href="#finance-note">
            {finance.rate}
          </a>
          {preApproval && (
            <a className="tap" href={preApproval}>
              {PRE_APPROVAL_LABEL}
            </a>
          )}
        </p>
      )}
      {asBuilt && finance && loan && <OwnTermsForm loan={loan} result={finance} budgetHref={budgetHref} />}
      {shown.other && <p className="action-panel__finance">{shown.other}</p>}
      {asBuilt && children}
      {tradeIn && <TradeInBalance price={price} />}
    </div>
  );
});

/**
 * Loads the finance texts for a car's new price. If no lender's rules accept it, no finance is shown, because the built
 * texts are for another price. `price` is undefined while it is that of the page, `criteria` null if the page shows no
 * finance.
 */
function useFinanceRefresh(id: string, criteria: FinanceCriteria | null, price: number | undefined): void {
  useEffect(() => {
    if (!criteria || price === undefined) return;
    let outdated = false;
    const request = import('#features/car-status/fetch-current-finance.island.ts').then(
      ({ fetchCurrentFinance }) => fetchCurrentFinance(id, criteria, price),
    );
    request.then(
      (finance) => {
        if (!outdated) updatedFinance.set(finance);
      },
      (error) =>
        logWarning('Finance: the figures for the new price could not be loaded. No finance is shown.', error),
    );
    return () => {
      outdated = true;
      updatedFinance.set(null);
    };
  }, [id, criteria, price]);
}

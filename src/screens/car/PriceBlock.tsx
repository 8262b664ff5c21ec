import { memo, type ReactNode } from 'react';
import type { Car } from '#domain/car/car.ts';
import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { PRE_APPROVAL_LABEL } from '#domain/finance/pre-approval.ts';
import type { PriceLabels } from '#features/car-card/price-labels.ts';
import { useCheckBeforeAction } from '#features/live-car/check-before-action.ts';
import type { FinanceCriteria } from '#features/live-car/current-finance.ts';
import { SoldNotice } from '#features/live-car/SoldNotice.tsx';
import { useCurrentFinance } from '#features/live-car/use-car-status-change.ts';
import { useFinanceRefresh } from '#features/live-car/use-finance-refresh.ts';
import { useLiveCar } from '#features/live-car/use-live-car.ts';
import { TradeInBalance } from '#features/valuation/TradeInBalance.tsx';

interface PriceBlockProps {
  readonly car: Pick<Car, 'id' | 'price' | 'price_type' | 'preorder'>;
  readonly words: Pick<PriceLabels, 'was' | 'finance' | 'subscription'>;
  /** What lenders' rules ask of the car; null where no finance is shown. */
  readonly lent: FinanceCriteria | null;
  /** Where a loan for it is approved beforehand (T-59). */
  readonly preApproval: string | undefined;
  /** Whether a trade-in goes towards it. */
  readonly tradeIn: boolean;
  /** The dealer's vehicle word. */
  readonly vehicle: string;
  /** A search for others like it. */
  readonly similarHref: string;
  /** What else is reckoned from the price of the page. */
  readonly children?: ReactNode;
}

/**
 * What the car costs, as one block: the price and how it is meant, what it was, by the week with its comparison rate (T-57).
 * It keeps the page in step with the stock; nobody acts on the car before it has asked.
 */
export const PriceBlock = memo(function CarMoney(props: PriceBlockProps) {
  const { car, words, lent, preApproval, tradeIn, vehicle, similarHref, children } = props;
  const { statusChange, similar } = useLiveCar(car, vehicle);
  const finance = useCurrentFinance(words.finance);
  useCheckBeforeAction(car);
  useFinanceRefresh(car.id, lent, statusChange.kind === 'repriced' ? statusChange.price : undefined);
  if (isWithdrawn(statusChange))
    return <SoldNotice kind={statusChange.kind} vehicle={vehicle} href={similarHref} link={similar} />;
  const price = statusChange.kind === 'repriced' ? statusChange.price : car.price;
  const asBuilt = statusChange.kind === 'same';
  return (
    <div className="action-panel__money">
      <p className="action-panel__now">
        <span className="price">{priceLabel({ ...car, price })}</span>
        {hasPrice({ price }) && car.price_type && <span className="muted">{car.price_type}</span>}
      </p>
      {asBuilt && words.was && <p className="action-panel__was">{words.was}</p>}
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
      {words.subscription && <p className="action-panel__finance">{words.subscription}</p>}
      {asBuilt && children}
      {tradeIn && <TradeInBalance price={price} />}
    </div>
  );
});

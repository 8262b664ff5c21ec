import { useStore } from '@nanostores/react';
import { memo, type ReactNode } from 'react';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { ownFinance, useCarStatusChange, useCurrentFinance } from '#features/car-status/page-car.ts';

interface FinanceNoteProps {
  readonly note: string;
  /** The content that applies to every price: the last day of the offer, and the warning. */
  readonly children?: ReactNode;
}

/**
 * The basis of the repayment and rates on this page; nothing once none are shown. The lender's own text stays beside an
 * estimate for the visitor's own terms (FIN-10).
 */
export const FinanceNote = memo(function FinanceNote({ note, children }: FinanceNoteProps) {
  const finance = useCurrentFinance({ note });
  const own = useStore(ownFinance, { ssr: 'initial' });
  if (isWithdrawn(useCarStatusChange()) || !finance) return null;
  const basis = finance.note === own?.note ? `${own.note} The lender's own figures: ${note}` : finance.note;
  return (
    <section className="fine-print terms" id="finance-note" aria-label="About the repayments">
      <p>{basis}</p>
      {children}
    </section>
  );
});

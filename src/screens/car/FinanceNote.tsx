import { memo, type ReactNode } from 'react';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { useCarStatusChange, useCurrentFinance } from '#features/live-car/use-car-status-change.ts';

interface FinanceNoteProps {
  readonly note: string;
  /** The content that applies to every price: the last day of the offer, and the warning. */
  readonly children?: ReactNode;
}

/** The basis of the repayment and rates on this page; nothing once none are shown. */
export const FinanceNote = memo(function FinanceNote({ note, children }: FinanceNoteProps) {
  const finance = useCurrentFinance({ note });
  if (isWithdrawn(useCarStatusChange()) || !finance) return null;
  return (
    <section className="fine-print terms" id="finance-note" aria-label="About the repayments">
      <p>{finance.note}</p>
      {children}
    </section>
  );
});

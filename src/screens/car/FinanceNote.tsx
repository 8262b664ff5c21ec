import { memo, type ReactNode } from 'react';
import { isWithdrawn } from '#domain/car/status/live-status.ts';
import { useCarStatusChange, useCurrentFinance } from '#features/live-car/use-car-status-change.ts';

interface FinanceNoteProps {
  readonly note: string;
  /** What holds for every price: until when the offer does, and the warning. */
  readonly children?: ReactNode;
}

/** What the repayment and the rates of this page are based on; nothing where none are shown any more. */
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

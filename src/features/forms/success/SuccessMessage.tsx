import { memo, useEffect, useState } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { fillWords, type VehicleWords } from '#domain/lead/fill-words.ts';
import { SUCCESS_MESSAGES } from '#domain/lead/success-messages.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { PAYMENT_PATH } from './success-paths.ts';

interface SuccessMessageProps extends VehicleWords {
  /** Whether a payment provider takes the reserve fee. */
  readonly pays: boolean;
}

/**
 * The next steps after the form that was just sent, shown once; after a reload the page is neutral again. If a fee is
 * due, the link to pay it: this page's address names the lead, to the function as well.
 */
export const SuccessMessage = memo(function SuccessMessage({ pays, ...words }: SuccessMessageProps) {
  const [category, setCategory] = useState<string>();
  useEffect(() => {
    const stored = readStored('localStorage', 'success-category');
    if (typeof stored === 'string') setCategory(stored);
    writeStored('localStorage', 'success-category', undefined);
  }, []);
  const isFeeDue = useHydrated() && pays && new URLSearchParams(location.search).has('lead_id');
  const message = category === undefined ? undefined : SUCCESS_MESSAGES[category];
  return (
    <>
      {message && (
        <p className="lead" data-success={category}>
          {fillWords(message, words)}
        </p>
      )}
      {isFeeDue && (
        <p className="lead">
          <a className="btn btn--primary" href={PAYMENT_PATH}>
            Pay the fee now
          </a>
        </p>
      )}
    </>
  );
});

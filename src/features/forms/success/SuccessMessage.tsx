import { memo, useEffect, useState } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { SUCCESS_MESSAGES } from './success-messages.ts';
import { PAYMENT_PATH } from './success-paths.ts';

interface SuccessMessageProps {
  /** The dealer's vehicle word. */
  readonly vehicle: string;
  /** Whether a provider takes the fee for holding a vehicle. */
  readonly pays: boolean;
}

/**
 * What happens next after the form that was sent, said once; later the page is neutral again. Where there is something to
 * pay, the way there: whose lead it is says the address of this page, to the function as well.
 */
export const SuccessMessage = memo(function SuccessWords({ vehicle, pays }: SuccessMessageProps) {
  const [sent, setSent] = useState<string>();
  useEffect(() => {
    const kept = readStored('localStorage', 'success-category');
    if (typeof kept === 'string') setSent(kept);
    writeStored('localStorage', 'success-category', undefined);
  }, []);
  const owes = useHydrated() && pays && new URLSearchParams(location.search).has('lead_id');
  const words = sent === undefined ? undefined : SUCCESS_MESSAGES[sent];
  return (
    <>
      {words && (
        <p className="lead" data-success={sent}>
          {words.replace('{vehicle}', vehicle)}
        </p>
      )}
      {owes && (
        <p className="lead">
          <a className="btn btn--primary" href={PAYMENT_PATH}>
            Pay the fee now
          </a>
        </p>
      )}
    </>
  );
});

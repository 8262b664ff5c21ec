import { memo, useEffect, useRef, useState, useTransition } from 'react';
import { logWarning } from '#browser/log.ts';
import { QueuedNotice } from '#features/forms/lead-form/QueuedNotice.tsx';
import { describeUnsent } from '#features/forms/sending/describe-unsent.ts';
import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { useLeavePage } from '#features/forms/sending/use-leave-page.ts';
import { SUCCESS_PATH } from '#features/forms/success/success-paths.ts';
import { FormAlert } from '#leads/forms/form-problem.ts';
import type { SendResult } from '#leads/outbox/send-lead.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

const NO_OFFER_TEXT =
  'This address does not say which offer it is about. Open the link in our message, or call us.';

/**
 * The form that accepts a trade-in offer; the page's address names the lead, to the function as well. If the script fails
 * to load, the browser submits the form itself.
 */
export const AcceptTradeInOffer = memo(function AcceptTradeInOffer() {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<Exclude<SendResult, { kind: 'received' }>>();
  const [isSending, startSending] = useTransition();
  const [leave, isLeaving] = useLeavePage();
  const leadId = useHydrated() ? new URLSearchParams(location.search).get('lead_id') : undefined;
  const outcome = failure && describeUnsent(failure);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (leadId === null) return <p>{NO_OFFER_TEXT}</p>;
  if (outcome?.kind === 'queued') return <QueuedNotice />;
  const accept = () => {
    setFailure(undefined);
    startSending(async () => {
      try {
        const { acceptTradeInOffer } = await import('./accept-trade-in-offer.island.ts');
        const result = await acceptTradeInOffer(leadId ?? '');
        if (result.kind === 'received') leave(SUCCESS_PATH);
        else setFailure(result);
      } catch (error) {
        logWarning('Trade-in offer: failed to send. The browser submits the form itself.', error);
        form.current?.submit();
      }
    });
  };
  const busy = isSending || isLeaving;
  return (
    <form ref={form} className="form form-section" method="post" action="/api/offer-accepted">
      {outcome && <FormAlert ref={alert} problem={{ texts: outcome.texts, fields: {} }} idOf={String} />}
      {outcome && <OutboxSender later />}
      <p className="form__act">
        <button
          className="btn btn--primary form__send"
          type="submit"
          disabled={busy}
          aria-busy={busy || undefined}
          onClick={(event) => {
            event.preventDefault();
            accept();
          }}
        >
          Accept the offer
        </button>
      </p>
    </form>
  );
});

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
 * The yes to an offer for the visitor's vehicle: the page's address says which one, to the function as well. Where
 * what sends can't be had, the browser sends the form itself.
 */
export const AcceptTradeInOffer = memo(function AcceptOffer() {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<Exclude<SendResult, { kind: 'received' }>>();
  const [isSending, startSending] = useTransition();
  const [leave, isLeaving] = useLeavePage();
  const leadId = useHydrated() ? new URLSearchParams(location.search).get('lead_id') : undefined;
  const news = answer && describeUnsent(answer);
  useEffect(() => {
    if (answer) alert.current?.focus();
  }, [answer]);
  if (leadId === null) return <p>{NO_OFFER_TEXT}</p>;
  if (news?.kind === 'kept') return <QueuedNotice />;
  const accept = () => {
    setAnswer(undefined);
    startSending(async () => {
      try {
        const { acceptTradeInOffer } = await import('./accept-trade-in-offer.island.ts');
        const given = await acceptTradeInOffer(leadId ?? '');
        if (given.kind === 'received') leave(SUCCESS_PATH);
        else setAnswer(given);
      } catch (error) {
        logWarning('The browser sends the form itself', error);
        form.current?.submit();
      }
    });
  };
  const busy = isSending || isLeaving;
  return (
    <form ref={form} className="form form-section" method="post" action="/api/offer-accepted">
      {news && <FormAlert ref={alert} problem={{ texts: news.texts, fields: {} }} idOf={String} />}
      {news && <OutboxSender later />}
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

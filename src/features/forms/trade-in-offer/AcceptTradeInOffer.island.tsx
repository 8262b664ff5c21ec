import { memo, useEffect, useRef, useState, useTransition } from 'react';
import { logWarning } from '#browser/log.ts';
import { TRADE_IN_OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { TRADE_IN_OFFER_ACCEPTED_EVENT } from '#domain/lead/events.ts';
import { QueuedNotice } from '#features/forms/lead-form/QueuedNotice.tsx';
import { describeUnsent } from '#features/forms/sending/describe-unsent.ts';
import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { sendMessage } from '#features/forms/sending/outbox.island.ts';
import { useLeavePage } from '#features/forms/sending/use-leave-page.ts';
import { SUCCESS_PATH } from '#features/forms/success/success-paths.ts';
import { FormAlert } from '#leads/forms/form-problem.ts';
import { FORMS } from '#leads/forms/forms.ts';
import type { SendResult } from '#leads/outbox/send-lead.ts';
import { fetchOffer, type OfferLink, type ShownOffer } from './fetch-offer.ts';

const NO_OFFER_TEXT =
  "This link doesn't say which offer it's for. Open the link in our email again, or call us.";

type PageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly link: OfferLink; readonly offer: ShownOffer }
  | { readonly kind: 'error'; readonly text: string };

/**
 * The trade-in offer of the page's address, and the button that accepts it. Until the script has loaded, and without one,
 * the button leads to a page with the same offer, which reads the address of this one.
 */
export const AcceptTradeInOffer = memo(function AcceptTradeInOffer() {
  const [state, setState] = useState<PageState>({ kind: 'loading' });
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    const link = { leadId: params.get('lead_id') ?? '', offer: params.get('offer') ?? '' };
    if (link.leadId === '') {
      setState({ kind: 'error', text: NO_OFFER_TEXT });
      return;
    }
    fetchOffer(link).then(
      (offer) =>
        setState('error' in offer ? { kind: 'error', text: offer.error } : { kind: 'shown', link, offer }),
      (error) => logWarning('Trade-in offer: failed to load. The button leads to its page.', error),
    );
  }, []);
  if (state.kind === 'error') return <p role="alert">{state.text}</p>;
  if (state.kind === 'shown') return <Offer {...state} />;
  return (
    <form className="form form-section" method="get" action="/api/trade-in-offer">
      <p className="form__act">
        <button className="btn btn--primary form__send" type="submit">
          See our offer
        </button>
      </p>
    </form>
  );
});

function Offer({ link, offer }: { readonly link: OfferLink; readonly offer: ShownOffer }) {
  const alert = useRef<HTMLDivElement>(null);
  const key = useRef<string>(undefined);
  const [failure, setFailure] = useState<Exclude<SendResult, { kind: 'received' }>>();
  const [isSending, startSending] = useTransition();
  const [leave, isLeaving] = useLeavePage();
  const outcome = failure && describeUnsent(failure);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  if (outcome?.kind === 'queued') return <QueuedNotice />;
  const accept = () => {
    setFailure(undefined);
    startSending(async () => {
      try {
        key.current ??= crypto.randomUUID();
        const result = await acceptTradeInOffer(link, key.current);
        if (result.kind === 'received') leave(SUCCESS_PATH);
        else setFailure(result);
      } catch (error) {
        logWarning('Trade-in offer: failed to send. Opening the page that works without scripts.', error);
        location.assign(`/api/trade-in-offer?lead_id=${link.leadId}&offer=${link.offer}`);
      }
    });
  };
  const busy = isSending || isLeaving;
  return (
    <section className="form-section" aria-label="Our offer">
      <p className="lead">
        We'll pay you <strong>{offer.amount}</strong> for {offer.vehicle}. You can accept this offer until{' '}
        {offer.until}.
      </p>
      <p>{offer.conditions}</p>
      {outcome && <FormAlert ref={alert} problem={{ texts: outcome.texts, fields: {} }} idOf={String} />}
      {outcome && <OutboxSender later />}
      {offer.accepted ? (
        <p role="status">You've already accepted this offer.</p>
      ) : (
        <p className="form__act">
          <button
            className="btn btn--primary form__send"
            type="button"
            disabled={busy}
            aria-busy={busy || undefined}
            onClick={accept}
          >
            Accept the offer
          </button>
        </p>
      )}
    </section>
  );
}

/** Sends the acceptance of a trade-in offer. Calls with one `key` are attempts of one acceptance. */
function acceptTradeInOffer({ leadId, offer }: OfferLink, key: string): Promise<SendResult> {
  return sendMessage({
    key: `offer-${leadId}`,
    path: '/api/offer-accepted',
    body: {
      // The default: the site files it under the category of the enquiry itself.
      category: FORMS['trade-in'].category,
      subcategory: TRADE_IN_OFFER_ACCEPTED,
      lead_id: leadId,
      offer,
      key,
      form_completed: true,
      offer_accepted: true,
    },
    saved_at: Date.now(),
    event: TRADE_IN_OFFER_ACCEPTED_EVENT,
    success: TRADE_IN_OFFER_ACCEPTED,
  });
}

import { useEffect, useRef, useState, useTransition } from 'react';
import { useWindowEvent } from '#components/use-window-event.ts';
import { logProblem } from '#features/track/log.ts';
import { keep } from '#features/visit/kept.ts';
import type { LeadBody } from '#leads/browser/lead-body.ts';
import type { Answer } from '#leads/browser/send-lead.ts';
import type { Form } from '#leads/forms/forms.ts';
import type { EnquiredCar } from './car-of-link.ts';
import { mistakesIn } from './check.island.ts';
import { SUCCESS_PATH } from './form-pages.ts';
import { valuesOf } from './form-parts.ts';
import { type FormNews, knownFields } from './form-state.ts';
import { keepDetails } from './kept-details.ts';
import { leadOfForm } from './lead-of-form.island.ts';

import { unsentNews } from './unsent-news.ts';
import type { ProofOfForm } from './use-proof.ts';

interface Sending {
  readonly form: Form;
  readonly car: EnquiredCar | undefined;
  readonly proof: ProofOfForm;
  readonly tell: (news: FormNews) => void;
}

/** Sends a filled-in form as a lead, and goes on to the page after it (spec 4 Lead submission). Whether it is on its way. */
export function useSubmit(sending: Sending): [submit: (element: HTMLFormElement) => void, busy: boolean] {
  const { form, car, tell } = sending;
  const [isSending, startSending] = useTransition();
  const [leaving, setLeaving] = useState(false);
  const key = useRef<string>(undefined);
  const sent = useRef<LeadBody>(undefined);
  // A form that has led to the next page is busy for good; a browser may keep its page whole and show it again on Back.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setLeaving(false);
  });
  // Fetched now, so that sending works even when the line has gone by then.
  useEffect(() => {
    Promise.all([import('./outgoing.island.ts'), import('#leads/forms/check-form.ts')]).catch(Boolean);
  }, []);

  const send = async (element: HTMLFormElement) => {
    const values = valuesOf(element);
    const fields = await mistakesIn(form, values);
    if (Object.keys(fields).length > 0) {
      tell({ kind: 'wrong', fields });
      return;
    }
    key.current ??= crypto.randomUUID();
    const unsent = leadOfForm({ form, values, car, key: key.current, sent: sent.current });
    sent.current = unsent.body;
    const answer = await postWithProof(unsent, sending.proof);
    if (answer.kind === 'received' || answer.kind === 'unreachable') keepDetails(values);
    if (answer.kind === 'received') {
      if (car) keep('localStorage', 'car-context', { id: car.id, name: car.title });
      setLeaving(true);
      location.assign(answer.payment ? `${SUCCESS_PATH}?lead_id=${answer.lead_id}` : SUCCESS_PATH);
      return;
    }
    tell(newsOf(form, answer));
  };
  const submit = (element: HTMLFormElement) => {
    if (isSending || leaving) return;
    startSending(async () => {
      try {
        await send(element);
      } catch (error) {
        logProblem('The browser sends the form itself', error);
        element.submit();
      }
    });
  };
  return [submit, isSending || leaving];
}

/** A proof grows old and is worth one lead: when the site won't have it, another is made and sent at once. */
async function postWithProof(unsent: ReturnType<typeof leadOfForm>, proof: ProofOfForm): Promise<Answer> {
  const { lacksProof, post } = await import('./outgoing.island.ts');
  const answer = await post(unsent, proof.now());
  return lacksProof(answer) ? post(unsent, proof.renew()) : answer;
}

/** What a form says of an answer that was no yes. */
function newsOf(form: Form, answer: Exclude<Answer, { kind: 'received' }>): FormNews {
  if (answer.kind === 'refused') {
    const fields = knownFields(form, answer.fields);
    if (Object.keys(fields).length > 0) return { kind: 'wrong', fields };
  }
  return unsentNews(answer);
}

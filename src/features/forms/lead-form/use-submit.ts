import { type RefObject, useEffect, useRef, useTransition } from 'react';
import { logWarning } from '#browser/log.ts';
import type { EnquiredCar } from '#features/forms/form-car.ts';
import { readFormValues } from '#features/forms/form-dom.ts';
import { type FormAction, filterKnownFields } from '#features/forms/form-state.ts';
import { describeUnsent } from '#features/forms/sending/describe-unsent.ts';
import { findFieldErrors } from '#features/forms/sending/find-field-errors.island.ts';
import type { FormCaptcha } from '#features/forms/sending/use-captcha.ts';
import { useLeavePage } from '#features/forms/sending/use-leave-page.ts';
import { SUCCESS_PATH } from '#features/forms/success/success-paths.ts';
import type { Form } from '#leads/forms/forms.ts';
import type { LeadBody } from '#leads/outbox/lead-body.ts';
import type { SendResult } from '#leads/outbox/send-lead.ts';

interface SubmitOptions {
  readonly form: Form;
  readonly car: EnquiredCar | undefined;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly proof: FormCaptcha;
  readonly tell: (news: FormAction) => void;
}

/** Sends a filled-in form, and goes on to the page after it. Whether it is on its way. */
export function useSubmit({
  form,
  car,
  element,
  proof,
  tell,
}: SubmitOptions): [submit: () => void, busy: boolean] {
  const [isSending, startSending] = useTransition();
  const [leave, isLeaving] = useLeavePage();
  const key = useRef<string>(undefined);
  const sent = useRef<LeadBody>(undefined);
  // Fetched now, so that sending works even when the line has gone by then.
  useEffect(() => {
    Promise.all([
      import('#features/forms/sending/send-form.ts'),
      import('#leads/forms/validate-form.ts'),
    ]).catch(Boolean);
  }, []);
  const send = async (filled: HTMLFormElement) => {
    const values = readFormValues(filled);
    const fields = await findFieldErrors(form, values);
    if (Object.keys(fields).length > 0) {
      tell({ kind: 'wrong', fields });
      return;
    }
    const { sendForm } = await import('#features/forms/sending/send-form.ts');
    key.current ??= crypto.randomUUID();
    const { body, answer } = await sendForm({
      form,
      values,
      car,
      key: key.current,
      previousBody: sent.current,
      proof,
    });
    sent.current = body;
    if (answer.kind === 'received')
      leave(answer.payment ? `${SUCCESS_PATH}?lead_id=${answer.lead_id}` : SUCCESS_PATH);
    else tell(toFormAction(form, answer));
  };
  const submit = () => {
    const filled = element.current;
    if (isSending || isLeaving || !filled) return;
    startSending(async () => {
      try {
        await send(filled);
      } catch (error) {
        logWarning('The browser sends the form itself', error);
        filled.submit();
      }
    });
  };
  return [submit, isSending || isLeaving];
}

/** What a form says of an answer that was no yes. */
function toFormAction(form: Form, answer: Exclude<SendResult, { kind: 'received' }>): FormAction {
  if (answer.kind === 'refused') {
    const fields = filterKnownFields(form, answer.fields);
    if (Object.keys(fields).length > 0) return { kind: 'wrong', fields };
  }
  return describeUnsent(answer);
}

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
  readonly captcha: FormCaptcha;
  readonly dispatch: (action: FormAction) => void;
}

/** Submits a form, and continues to the success page. `busy` while that is under way. */
export function useSubmit({
  form,
  car,
  element,
  captcha,
  dispatch,
}: SubmitOptions): [submit: () => void, busy: boolean] {
  const [isSending, startSending] = useTransition();
  const [leave, isLeaving] = useLeavePage();
  const key = useRef<string>(undefined);
  const lastBody = useRef<LeadBody>(undefined);
  // Loaded early: the visitor may be offline by the time of sending.
  useEffect(() => {
    Promise.all([
      import('#features/forms/sending/send-form.ts'),
      import('#leads/forms/validate-form.ts'),
    ]).catch(Boolean);
  }, []);
  const send = async (formElement: HTMLFormElement) => {
    const values = readFormValues(formElement);
    const fields = await findFieldErrors(form, values);
    if (Object.keys(fields).length > 0) {
      dispatch({ kind: 'wrong', fields });
      return;
    }
    const { sendForm } = await import('#features/forms/sending/send-form.ts');
    key.current ??= crypto.randomUUID();
    const { body, result } = await sendForm({
      form,
      values,
      car,
      key: key.current,
      previousBody: lastBody.current,
      captcha,
    });
    lastBody.current = body;
    if (result.kind === 'received')
      leave(result.payment ? `${SUCCESS_PATH}?lead_id=${result.lead_id}` : SUCCESS_PATH);
    else dispatch(toFormAction(form, result));
  };
  const submit = () => {
    const formElement = element.current;
    if (isSending || isLeaving || !formElement) return;
    startSending(async () => {
      try {
        await send(formElement);
      } catch (error) {
        logWarning('Form: failed to send. The browser submits the form itself.', error);
        formElement.submit();
      }
    });
  };
  return [submit, isSending || isLeaving];
}

/** The action for a result other than success. */
function toFormAction(form: Form, result: Exclude<SendResult, { kind: 'received' }>): FormAction {
  if (result.kind === 'refused') {
    const fields = filterKnownFields(form, result.fields);
    if (Object.keys(fields).length > 0) return { kind: 'wrong', fields };
  }
  return describeUnsent(result);
}

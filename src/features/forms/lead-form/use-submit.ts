import { type RefObject, useEffect, useRef, useTransition } from 'react';
import { logWarning } from '#browser/log.ts';
import type { EnquiredCar } from '#features/forms/form-car.ts';
import { readFormValues } from '#features/forms/form-dom.ts';
import { type FormAction, filterKnownFields } from '#features/forms/form-state.ts';
import { describeUnsent, NOT_KEPT_TEXT } from '#features/forms/sending/describe-unsent.ts';
import { findFieldErrors } from '#features/forms/sending/find-field-errors.island.ts';
import { sendForm } from '#features/forms/sending/send-form.ts';
import type { FormCaptcha } from '#features/forms/sending/use-captcha.ts';
import { useLeavePage } from '#features/forms/sending/use-leave-page.ts';
import { buildSuccessPath } from '#features/forms/success/success-paths.ts';
import type { Form } from '#leads/forms/forms.ts';
import type { LeadBody } from '#leads/outbox/message.ts';
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
    import('#leads/forms/validate-form.ts').catch(Boolean);
  }, []);
  const send = async (formElement: HTMLFormElement) => {
    const fields = await findFieldErrors(form, formElement);
    if (Object.keys(fields).length > 0) {
      dispatch({ kind: 'wrong', fields });
      return;
    }
    key.current ??= crypto.randomUUID();
    const { body, result } = await sendForm({
      form,
      values: readFormValues(formElement),
      car,
      key: key.current,
      previousBody: lastBody.current,
      captcha,
    });
    lastBody.current = body;
    if (result.kind === 'received') leave(buildSuccessPath(result));
    else dispatch(toFormAction(form, result));
  };
  const submit = () => {
    const formElement = element.current;
    if (isSending || isLeaving || !formElement) return;
    startSending(async () => {
      try {
        await send(formElement);
      } catch (error) {
        logWarning('Form: failed to send. Online, the browser submits the form itself.', error);
        if (navigator.onLine) formElement.submit();
        else dispatch({ kind: 'unsent', texts: [NOT_KEPT_TEXT] });
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

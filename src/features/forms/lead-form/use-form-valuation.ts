import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { findControl } from '#features/forms/form-dom.ts';
import { formRequestCount, formValuation } from '#features/forms/form-valuation.ts';

const UNDEFINED_ON_SERVER = { ssr: () => undefined };
const ZERO_ON_SERVER = { ssr: () => 0 };

/**
 * Fills the page's valuation into its own form: the registration, and a message that the visitor may edit. `onContinue` is
 * called when the visitor asks to continue to the form. Returns the valuation's id, which the form sends.
 */
export function useFormValuation(
  element: RefObject<HTMLFormElement | null>,
  { isPageForm, onContinue }: { readonly isPageForm: boolean; readonly onContinue: () => void },
): string | undefined {
  const pageValuation = useStore(formValuation, UNDEFINED_ON_SERVER);
  const requests = useStore(formRequestCount, ZERO_ON_SERVER);
  const valuation = isPageForm ? pageValuation : undefined;
  /** The message as filled in here: one that the visitor has edited stays. */
  const filledInMessage = useRef('');
  const attached = useRef(Promise.resolve());
  useEffect(() => {
    const form = element.current;
    if (!form || !valuation) return;
    attached.current = attachValuation(form, valuation, filledInMessage);
    return () => detachValuation(form, filledInMessage);
  }, [valuation, element]);
  const continueToForm = useEffectEvent(onContinue);
  useEffect(() => {
    if (isPageForm && requests > 0) attached.current.then(() => continueToForm());
  }, [isPageForm, requests]);
  return valuation?.id;
}

async function attachValuation(
  form: HTMLFormElement,
  valuation: Valuation,
  filledInMessage: { current: string },
): Promise<void> {
  const rego = findControl(form, 'Rego');
  if (rego) rego.value = valuation.rego;
  const { valuationMessage } = await import('./valuation-message.ts');
  const message = findControl(form, 'message');
  if (formValuation.get() !== valuation || !message) return;
  if (message.value !== '' && message.value !== filledInMessage.current) return;
  filledInMessage.current = valuationMessage(valuation);
  message.value = filledInMessage.current;
}

/** Removes the valuation, and its message unless edited. */
function detachValuation(form: HTMLFormElement, filledInMessage: { readonly current: string }): void {
  const [rego, message] = [findControl(form, 'Rego'), findControl(form, 'message')];
  if (rego) rego.value = '';
  if (message?.value === filledInMessage.current) message.value = '';
}

import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { findControl } from '#features/forms/form-dom.ts';
import { formRequestCount, formValuation } from '#features/forms/form-valuation.ts';

const UNDEFINED_ON_SERVER = { ssr: () => undefined };
const ZERO_ON_SERVER = { ssr: () => 0 };

/**
 * Puts the page's valuation into its own form: the registration, and a message that the visitor may change. `goOn` is
 * called when the visitor asks to go on to the form. The id of the valuation, which the form carries.
 */
export function useFormValuation(
  element: RefObject<HTMLFormElement | null>,
  { ofPage, goOn }: { readonly ofPage: boolean; readonly goOn: () => void },
): string | undefined {
  const known = useStore(formValuation, UNDEFINED_ON_SERVER);
  const requests = useStore(formRequestCount, ZERO_ON_SERVER);
  const valuation = ofPage ? known : undefined;
  /** The message as it was written here: what the visitor has made of it stays. */
  const made = useRef('');
  const filled = useRef(Promise.resolve());
  useEffect(() => {
    const form = element.current;
    if (!form || !valuation) return;
    filled.current = attachValuation(form, valuation, made);
    return () => detachValuation(form, made);
  }, [valuation, element]);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (ofPage && requests > 0) filled.current.then(() => go());
  }, [ofPage, requests]);
  return valuation?.id;
}

async function attachValuation(
  form: HTMLFormElement,
  valuation: Valuation,
  made: { current: string },
): Promise<void> {
  const rego = findControl(form, 'Rego');
  if (rego) rego.value = valuation.rego;
  const { valuationMessage } = await import('./valuation-message.ts');
  const message = findControl(form, 'message');
  if (formValuation.get() !== valuation || !message) return;
  if (message.value !== '' && message.value !== made.current) return;
  made.current = valuationMessage(valuation);
  message.value = made.current;
}

/** Takes it out again, with the words that came with it. */
function detachValuation(form: HTMLFormElement, made: { readonly current: string }): void {
  const [rego, message] = [findControl(form, 'Rego'), findControl(form, 'message')];
  if (rego) rego.value = '';
  if (message?.value === made.current) message.value = '';
}

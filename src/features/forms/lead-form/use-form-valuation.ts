import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Valuation } from '#domain/valuation/valuation.ts';
import { controlOf } from '#features/forms/form-parts.ts';
import { formRequests, formValuation } from '#features/forms/form-valuation.ts';

const NONE = { ssr: () => undefined };
const NOT_YET = { ssr: () => 0 };

/**
 * Puts the page's valuation into its own form: the registration, and a message that the visitor may change. `goOn` is
 * called when the visitor asks to go on to the form. The id of the valuation, which the form carries.
 */
export function useFormValuation(
  element: RefObject<HTMLFormElement | null>,
  { ofPage, goOn }: { readonly ofPage: boolean; readonly goOn: () => void },
): string | undefined {
  const known = useStore(formValuation, NONE);
  const requests = useStore(formRequests, NOT_YET);
  const valuation = ofPage ? known : undefined;
  /** The message as it was written here: what the visitor has made of it stays. */
  const made = useRef('');
  const filled = useRef(Promise.resolve());
  useEffect(() => {
    const form = element.current;
    if (!form || !valuation) return;
    filled.current = fillIn(form, valuation, made);
    return () => takeOut(form, made);
  }, [valuation, element]);
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (ofPage && requests > 0) filled.current.then(() => go());
  }, [ofPage, requests]);
  return valuation?.id;
}

async function fillIn(form: HTMLFormElement, valuation: Valuation, made: { current: string }): Promise<void> {
  const rego = controlOf(form, 'Rego');
  if (rego) rego.value = valuation.rego;
  const { valuationMessage } = await import('./valuation-message.ts');
  const message = controlOf(form, 'message');
  if (formValuation.get() !== valuation || !message) return;
  if (message.value !== '' && message.value !== made.current) return;
  made.current = valuationMessage(valuation);
  message.value = made.current;
}

/** Takes it out again, with the words that came with it. */
function takeOut(form: HTMLFormElement, made: { readonly current: string }): void {
  const [rego, message] = [controlOf(form, 'Rego'), controlOf(form, 'message')];
  if (rego) rego.value = '';
  if (message?.value === made.current) message.value = '';
}

import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { findControl, suggestMessage } from '#features/forms/form-dom.ts';
import { formMessage } from '#features/forms/form-message.ts';

const UNDEFINED_ON_SERVER = { ssr: () => undefined };

/** Writes the message that the page suggests into its own form, beside the visitor's own text. */
export function useFormMessage(element: RefObject<HTMLFormElement | null>, isPageForm: boolean): void {
  const suggestion = useStore(formMessage, UNDEFINED_ON_SERVER);
  useEffect(() => {
    const message =
      isPageForm && suggestion && element.current ? findControl(element.current, 'message') : undefined;
    if (suggestion && message) suggestMessage(message, suggestion.text);
  }, [suggestion, isPageForm, element]);
}

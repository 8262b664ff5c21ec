import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { findControl } from '#features/forms/form-dom.ts';
import { formMessage } from '#features/forms/form-message.ts';

const UNDEFINED_ON_SERVER = { ssr: () => undefined };

/** Fills in the message that the page suggests for its own form, unless the visitor has written one. */
export function useFormMessage(element: RefObject<HTMLFormElement | null>, isPageForm: boolean): void {
  const suggestion = useStore(formMessage, UNDEFINED_ON_SERVER);
  const lastFilledIn = useRef('');
  useEffect(() => {
    const message =
      isPageForm && suggestion && element.current ? findControl(element.current, 'message') : undefined;
    if (!suggestion || !message || (message.value !== '' && message.value !== lastFilledIn.current)) return;
    message.value = suggestion.text;
    lastFilledIn.current = suggestion.text;
  }, [suggestion, isPageForm, element]);
}

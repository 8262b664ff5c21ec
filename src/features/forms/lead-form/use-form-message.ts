import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { findControl } from '#features/forms/form-dom.ts';
import { formMessage } from '#features/forms/form-message.ts';

const UNDEFINED_ON_SERVER = { ssr: () => undefined };

/** Writes what the page has for its own form into the message, unless the visitor has written there. */
export function useFormMessage(element: RefObject<HTMLFormElement | null>, ofPage: boolean): void {
  const wanted = useStore(formMessage, UNDEFINED_ON_SERVER);
  const written = useRef('');
  useEffect(() => {
    const message = ofPage && wanted && element.current ? findControl(element.current, 'message') : undefined;
    if (!wanted || !message || (message.value !== '' && message.value !== written.current)) return;
    message.value = wanted.text;
    written.current = wanted.text;
  }, [wanted, ofPage, element]);
}

import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { formMessage } from '#features/forms/form-message.ts';
import { controlOf } from '#features/forms/form-parts.ts';

const NONE = { ssr: () => undefined };

/** Writes what the page has for its own form into the message, unless the visitor has written there. */
export function useFormMessage(element: RefObject<HTMLFormElement | null>, ofPage: boolean): void {
  const wanted = useStore(formMessage, NONE);
  const written = useRef('');
  useEffect(() => {
    const message = ofPage && wanted && element.current ? controlOf(element.current, 'message') : undefined;
    if (!wanted || !message || (message.value !== '' && message.value !== written.current)) return;
    message.value = wanted.text;
    written.current = wanted.text;
  }, [wanted, ofPage, element]);
}

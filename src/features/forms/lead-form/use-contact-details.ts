import { type RefObject, useEffect, useState } from 'react';
import { findControl } from '#features/forms/form-dom.ts';
import { clearContactDetails, fillContactDetails } from '#features/forms/sending/contact-details.ts';
import { clearOutbox } from '#features/forms/sending/outbox.island.ts';

interface ContactDetails {
  /** Whether contact details are stored on the device. */
  readonly isSaved: boolean;
  readonly clear: () => Promise<void>;
}

/** Fills in the contact details stored on the device. `clear` deletes them, and the messages that wait to be sent. */
export function useContactDetails(element: RefObject<HTMLFormElement | null>): ContactDetails {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (element.current) setSaved(fillContactDetails(element.current));
  }, [element]);
  const clear = async () => {
    const form = element.current;
    if (!form) return;
    clearContactDetails(form);
    await clearOutbox();
    setSaved(false);
    findControl(form, 'name')?.focus();
  };
  return { isSaved, clear };
}

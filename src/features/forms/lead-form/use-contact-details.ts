import { type RefObject, useEffect, useState } from 'react';
import { findControl } from '#features/forms/form-dom.ts';
import { clearContactDetails, fillContactDetails } from '#features/forms/sending/contact-details.ts';

interface ContactDetails {
  /** Whether the device remembers who wrote. */
  readonly isSaved: boolean;
  readonly clear: () => Promise<void>;
}

/** Fills in what the device remembers of the visitor, who may have it forgotten, and with it what waits to be sent. */
export function useContactDetails(element: RefObject<HTMLFormElement | null>): ContactDetails {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (element.current) setKept(fillContactDetails(element.current));
  }, [element]);
  const forget = async () => {
    const form = element.current;
    if (!form) return;
    clearContactDetails(form);
    const { clearOutbox } = await import('#features/forms/sending/outbox.island.ts');
    await clearOutbox();
    setKept(false);
    findControl(form, 'name')?.focus();
  };
  return { isSaved: isKept, clear: forget };
}

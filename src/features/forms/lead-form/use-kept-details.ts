import { type RefObject, useEffect, useState } from 'react';
import { controlOf } from '#features/forms/form-parts.ts';
import { fillDetails, forgetDetails } from '#features/forms/sending/kept-details.ts';

interface KeptDetails {
  /** Whether the device remembers who wrote. */
  readonly isKept: boolean;
  readonly forget: () => Promise<void>;
}

/** Fills in what the device remembers of the visitor, who may have it forgotten, and with it what waits to be sent. */
export function useKeptDetails(element: RefObject<HTMLFormElement | null>): KeptDetails {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (element.current) setKept(fillDetails(element.current));
  }, [element]);
  const forget = async () => {
    const form = element.current;
    if (!form) return;
    forgetDetails(form);
    const { forgetWaiting } = await import('#features/forms/sending/outgoing.island.ts');
    await forgetWaiting();
    setKept(false);
    controlOf(form, 'name')?.focus();
  };
  return { isKept, forget };
}

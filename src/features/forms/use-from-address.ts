import { type RefObject, useEffect } from 'react';
import { useHydrated } from '#components/use-hydrated.ts';
import { fillFromAddress } from './from-address.ts';

const NONE = new URLSearchParams();

/** Fills in what the address of the page says; its parameters, which a build knows nothing of. */
export function useFromAddress(element: RefObject<HTMLFormElement | null>): URLSearchParams {
  useEffect(() => {
    if (element.current) fillFromAddress(element.current, new URLSearchParams(location.search));
  }, [element]);
  return useHydrated() ? new URLSearchParams(location.search) : NONE;
}

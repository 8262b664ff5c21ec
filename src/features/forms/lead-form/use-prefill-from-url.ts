import { type RefObject, useEffect, useEffectEvent } from 'react';
import { logWarning } from '#browser/log.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

const NO_PARAMS = new URLSearchParams();

/** Fills in the values that the page's address names. Returns its parameters: none during the build and hydration. */
export function usePrefillFromUrl(
  element: RefObject<HTMLFormElement | null>,
  onFilled: () => void,
): URLSearchParams {
  const reportFilled = useEffectEvent(onFilled);
  useEffect(() => {
    const form = element.current;
    if (location.search === '' || !form) return;
    import('#features/forms/prefill-from-url.ts').then(
      ({ prefillFromUrl }) => {
        prefillFromUrl(form, new URLSearchParams(location.search));
        reportFilled();
      },
      (error) => logWarning('Form: the values in the address could not be filled in.', error),
    );
  }, [element]);
  return useHydrated() ? new URLSearchParams(location.search) : NO_PARAMS;
}

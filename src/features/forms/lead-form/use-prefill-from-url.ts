import { type RefObject, useEffect, useEffectEvent } from 'react';
import { logWarning } from '#browser/log.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

const NO_PARAMS = new URLSearchParams();

/** Fills in what the address of the page says; its parameters, which a build knows nothing of. */
export function usePrefillFromUrl(
  element: RefObject<HTMLFormElement | null>,
  onFilled: () => void,
): URLSearchParams {
  const filled = useEffectEvent(onFilled);
  useEffect(() => {
    const form = element.current;
    if (location.search === '' || !form) return;
    import('#features/forms/prefill-from-url.ts').then(
      ({ prefillFromUrl }) => {
        prefillFromUrl(form, new URLSearchParams(location.search));
        filled();
      },
      (error) => logWarning('The form does not know what its address says', error),
    );
  }, [element]);
  return useHydrated() ? new URLSearchParams(location.search) : NO_PARAMS;
}

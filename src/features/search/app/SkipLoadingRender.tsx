import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/** Instances that are patched already: StrictMode runs effects twice. */
const patchedInstances = new WeakSet<object>();

/**
 * Skips InstantSearch's render at the start of a search: it shows nothing and doubles the time that a click takes. The
 * response, a slow search ('stalled') and an error still render. Relies on scheduleRender being looked up at each call
 * (instantsearch.js 4.118): a test counts renders per click.
 */
export function SkipLoadingRender() {
  const { addMiddlewares } = useInstantSearch();
  useEffect(
    () =>
      addMiddlewares(({ instantSearchInstance }) => {
        if (!patchedInstances.has(instantSearchInstance)) {
          patchedInstances.add(instantSearchInstance);
          const render = instantSearchInstance.scheduleRender;
          instantSearchInstance.scheduleRender = Object.assign((reset = true) => {
            if (reset || instantSearchInstance.status !== 'loading') render(reset);
          }, render);
        }
        return { subscribe() {}, unsubscribe() {} };
      }),
    [addMiddlewares],
  );
  return null;
}

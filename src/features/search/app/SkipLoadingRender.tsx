import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/** Instances that are quiet already: StrictMode runs effects twice. */
const patchedInstances = new WeakSet<object>();

/**
 * InstantSearch renders every hook once when it starts to load and once for the answer; only the second one shows
 * anything, and the first one doubles the time that a click takes. A slow search ('stalled') and an error still render.
 * Relies on scheduleRender being looked up at each call (instantsearch.js 4.118): a test counts renders per click.
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

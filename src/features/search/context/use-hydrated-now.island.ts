import { startTransition, useEffect, useState } from 'react';

/**
 * The build time until the page is hydrated, then the visitor's clock: the first render must equal the HTML (T-06). The clock
 * renders every card again, which must not delay a press.
 */
export function useHydratedNow(built: string): Date {
  const [now, setNow] = useState(() => new Date(built));
  useEffect(() => startTransition(() => setNow(new Date())), []);
  return now;
}

import { useEffect, useState } from 'react';

/** The build time until the page is hydrated, then the visitor's clock: the first render must equal the HTML (T-06). */
export function useHydratedNow(built: string): Date {
  const [now, setNow] = useState(() => new Date(built));
  useEffect(() => setNow(new Date()), []);
  return now;
}

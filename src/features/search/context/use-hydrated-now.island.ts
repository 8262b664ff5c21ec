import { useEffect, useState } from 'react';

/** The time of the page until it is the visitor's, then the visitor's own: the first render must equal the HTML (T-06). */
export function useHydratedNow(built: string): Date {
  const [now, setNow] = useState(() => new Date(built));
  useEffect(() => setNow(new Date()), []);
  return now;
}

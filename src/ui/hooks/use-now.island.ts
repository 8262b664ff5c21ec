import { useState } from 'react';

/** The moment at which a component was first rendered; it stays the same, so that all of a page agrees. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}

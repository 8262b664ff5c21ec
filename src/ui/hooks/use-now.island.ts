import { useState } from 'react';

/** The time of a component's first render. It never changes, so everything that depends on it agrees. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}

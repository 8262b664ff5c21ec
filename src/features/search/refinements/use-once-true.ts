import { useState } from 'react';

/** True from the first time on: what a choice opened must not close when the choice is taken back. */
export function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

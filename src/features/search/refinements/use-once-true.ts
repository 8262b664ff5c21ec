import { useState } from 'react';

/** True as soon as `now` was true once: what a choice opened must not close when the choice is undone. */
export function useOnceTrue(now: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(now);
  if (now && !wasTrue) setWasTrue(true);
  return wasTrue || now;
}

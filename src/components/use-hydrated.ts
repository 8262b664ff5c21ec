import { useLayoutEffect, useState } from 'react';

/**
 * Whether the component is hydrated. Its first render must equal what the build made; the one with `true` follows before
 * the browser paints, and may ask the device and the address.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  return hydrated;
}

import { useEffect, useState } from 'react';

/**
 * A component that is loaded once `enabled` is true; undefined until then and when loading fails, so the screen must work
 * without it. `load` must be the same function on every render.
 */
export function useLazy<Part>(load: () => Promise<Part>, enabled: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!enabled) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    );
  }, [enabled, load]);
  return part;
}

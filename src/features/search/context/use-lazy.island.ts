import { useEffect, useState } from 'react';

/**
 * A part of the screen whose code is loaded when it is wanted; undefined until then, and when it can't be loaded: the
 * screen must do without it. `load` must be the same function from render to render.
 */
export function useLazy<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    );
  }, [wanted, load]);
  return part;
}

import { useEffect, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import type { PhotoDialog } from './PhotoDialog.tsx';
import stylesheet from './photo-viewer.css?url';

/** Not under the finger that swipes, in milliseconds after the first touch. */
const PRELOAD_DELAY_MS = 300;

/** The viewer of a gallery's photos: fetched when somebody is about to use them, shown from a photo on. */
export function useViewer() {
  const [shown, setShown] = useState<{ readonly Dialog: typeof PhotoDialog; readonly start: number }>();
  useEffect(() => {
    const timer = setTimeout(() => loadViewer().catch(() => {}), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    /** Undefined while it is closed. */
    Dialog: shown?.Dialog,
    start: shown?.start ?? 0,
    /** Rejects where the viewer can't be had. */
    open: async (start: number) => setShown({ Dialog: await loadViewer(), start }),
    close: () => setShown(undefined),
  };
}

/** With what it looks like: a photo that is opened afterwards is there at once. */
async function loadViewer(): Promise<typeof PhotoDialog> {
  const [{ PhotoDialog }] = await Promise.all([import('./PhotoDialog.tsx'), loadStyles(stylesheet)]);
  return PhotoDialog;
}

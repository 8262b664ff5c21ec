import { useEffect, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import type { PhotoDialog } from './PhotoDialog.tsx';
import stylesheet from './photo-viewer.css?url';

/** Delay after the first touch, so that loading does not disturb the swipe. */
const PRELOAD_DELAY_MS = 300;

/** The photo viewer of a gallery: preloaded after hydration, opened at a photo. */
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
    /** Rejects if the viewer fails to load. */
    open: async (start: number) => setShown({ Dialog: await loadViewer(), start }),
    close: () => setShown(undefined),
  };
}

/** Loads the viewer and its style sheet, so that it opens without a delay afterwards. */
async function loadViewer(): Promise<typeof PhotoDialog> {
  const [{ PhotoDialog }] = await Promise.all([import('./PhotoDialog.tsx'), loadStyles(stylesheet)]);
  return PhotoDialog;
}

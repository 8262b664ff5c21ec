import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadStyles } from '#components/load-styles.ts';
import stylesheet from '#styles/viewer.css?url';
import { PhotoViewer, type ViewerPhoto } from './PhotoViewer.island.tsx';

export interface ViewerOptions {
  readonly photos: readonly ViewerPhoto[];
  readonly start: number;
  /** What the photos are of: '2022 Toyota HiLux'. */
  readonly title: string;
  /** Called with the photo that was in sight last. */
  readonly onClose: (index: number) => void;
}

/** Fetches what the viewer looks like; a photo that is opened afterwards is there at once. */
export function warm(): Promise<void> {
  return loadStyles(stylesheet);
}

/** Shows photos over the whole screen until they are closed: by button, Escape, or the device's way back. */
export async function openViewer({ photos, start, title, onClose }: ViewerOptions): Promise<void> {
  await warm();
  const dialog = document.createElement('dialog');
  dialog.className = 'viewer';
  dialog.ariaLabel = `Photos of ${title}`;
  document.body.append(dialog);
  const root = createRoot(dialog);
  let index = start;
  dialog.addEventListener('close', () => {
    root.unmount();
    dialog.remove();
    onClose(index);
  });
  // Embla measures what it is given: the dialog is open before there is anything in it.
  dialog.showModal();
  flushSync(() =>
    root.render(
      <PhotoViewer
        photos={photos}
        start={start}
        still={matchMedia('(prefers-reduced-motion: reduce)').matches}
        onShow={(shown) => {
          index = shown;
        }}
        onClose={() => dialog.close()}
      />,
    ),
  );
  dialog.querySelector<HTMLElement>('.viewer__close')?.focus();
}

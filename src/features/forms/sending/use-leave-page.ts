import { useState } from 'react';
import { useWindowEvent } from '#ui/hooks/use-event-listener.ts';

const PAGESHOW_EVENTS = ['pageshow'];

/** How long a visitor waits at most for scripts that a slow connection still loads. */
const SCRIPTS_TIMEOUT_MS = 1000;

/**
 * Navigates to another page. `isLeaving` until then, so that a form isn't sent twice; false again if the browser restores
 * the page on Back.
 */
export function useLeavePage(): [leave: (path: string) => void, isLeaving: boolean] {
  const [isLeaving, setLeaving] = useState(false);
  useWindowEvent<PageTransitionEvent>(PAGESHOW_EVENTS, ({ persisted }) => {
    if (persisted) setLeaving(false);
  });
  const leave = (path: string) => {
    setLeaving(true);
    loadPageScripts().then(() => location.assign(path));
  };
  return [leave, isLeaving];
}

/** Loads the scripts that wait until the page has loaded (inline-scripts.ts): an event that they have not recorded yet is lost with it. */
async function loadPageScripts(): Promise<void> {
  const modules = document.querySelectorAll<HTMLElement>('template[data-module]');
  const scripts = [...modules].map(({ dataset }) => import(/* @vite-ignore */ dataset.module ?? ''));
  if (scripts.length > 0)
    await Promise.race([
      Promise.allSettled(scripts),
      new Promise((resolve) => setTimeout(resolve, SCRIPTS_TIMEOUT_MS)),
    ]);
}

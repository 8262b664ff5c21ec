import { useState } from 'react';
import { useWindowEvent } from '#ui/hooks/use-event-listener.ts';

const PAGESHOW_EVENTS = ['pageshow'];

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
    location.assign(path);
  };
  return [leave, isLeaving];
}

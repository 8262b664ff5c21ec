import { useState } from 'react';
import { useWindowEvent } from '#ui/hooks/use-window-event.ts';

const PAGESHOW_EVENTS = ['pageshow'];

/**
 * Goes on to another page, and whether that is on its way: a form that has led there is not sent once more. A browser may
 * keep the page whole, and show it again on Back.
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

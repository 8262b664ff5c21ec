import type { SiteEvent } from '#domain/lead/events.ts';
import { logWarning } from './log.ts';

declare global {
  interface Window {
    /** The queue of a tag manager, where the dealer has one; without it events wait there unread. */
    dataLayer?: object[];
  }
}

/**
 * Tells analytics of a deed: into the tag manager's queue, and as a DOM event `forecourt:track` for scripts of
 * the dealer. What listens can break nothing here.
 */
export function track(event: SiteEvent): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'forecourt', ...event });
  } catch (error) {
    logWarning('The tag manager took no event', error);
  }
  document.dispatchEvent(new CustomEvent('forecourt:track', { detail: event }));
}

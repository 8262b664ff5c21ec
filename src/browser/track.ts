import type { SiteEvent } from '#domain/lead/events.ts';
import { logWarning } from './log.ts';

declare global {
  interface Window {
    /** The tag manager's queue; without a tag manager, nobody reads it. */
    dataLayer?: object[];
  }
}

/**
 * Sends an event to analytics: to the tag manager's queue, and as the DOM event `forecourt:track` for the dealer's
 * scripts. Never throws, whatever they do.
 */
export function track(event: SiteEvent): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'forecourt', ...event });
  } catch (error) {
    logWarning('The tag manager rejected an event', error);
  }
  document.dispatchEvent(new CustomEvent('forecourt:track', { detail: event }));
}

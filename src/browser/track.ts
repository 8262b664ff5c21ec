import type { SiteEvent } from '#domain/lead/events.ts';
import { logWarning } from './log.ts';

declare global {
  interface Window {
    /** The tag manager's queue; without a tag manager, nobody reads it. */
    dataLayer?: object[];
  }
}

/**
 * Sends an event to analytics: as the DOM event `forecourt:track`, and to the tag manager's queue unless the dealer's tools
 * take it from there (start-analytics.ts). Never throws, whatever they do.
 */
export function track(event: SiteEvent): void {
  if (document.dispatchEvent(new CustomEvent('forecourt:track', { detail: event, cancelable: true })))
    try {
      window.dataLayer ??= [];
      window.dataLayer.push({ event: 'forecourt', ...event });
    } catch (error) {
      logWarning('dataLayer:', error);
    }
}

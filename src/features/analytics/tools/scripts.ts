import { getEventNames } from '#domain/analytics/event-names.ts';
import type { EventVehicle, QueuedEvent } from '#domain/analytics/queued-event.ts';

/** An event with the details of its vehicle. */
export interface DeliveredEvent extends QueuedEvent {
  readonly vehicle?: EventVehicle;
  /** ISO 4217, of the vehicle's price. */
  readonly currency: string;
}

/** Hands an event to a tool that has loaded: from then on the tool sends it. */
export type SendEvent = (event: DeliveredEvent) => void;

/** Adds a script to the page. Resolves once it has run, rejects if it can't be loaded. */
export function loadScript(src: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`failed to load ${src}`)));
    document.head.append(script);
  });
}

/** Loads the dealer's other scripts. Events reach them as `forecourt:event` on the document, once those that load have run. */
export async function loadOtherScripts(scripts: readonly string[]): Promise<SendEvent> {
  const results = await Promise.allSettled(scripts.map((script) => loadScript(script)));
  if (results.every(({ status }) => status === 'rejected')) throw new Error('none could be loaded');
  return ({ id, what, label, term, vehicle, page }) => {
    const detail = {
      id,
      name: getEventNames(what)?.google,
      eventId: typeof what === 'number' ? what : undefined,
      label,
      vehicle,
      search: term,
      page,
    };
    document.dispatchEvent(new CustomEvent('forecourt:event', { detail }));
  };
}

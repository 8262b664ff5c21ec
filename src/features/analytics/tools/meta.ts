import { getEventNames } from '#domain/analytics/event-names.ts';
import { type DeliveredEvent, loadScript, type SendEvent } from './scripts.ts';

/** Meta's function, which collects calls until its script takes them. */
interface PixelFunction {
  (...call: readonly unknown[]): void;
  callMethod?: (...call: readonly unknown[]) => void;
  queue: (readonly unknown[])[];
  push?: PixelFunction;
  loaded?: boolean;
  version?: string;
}

declare global {
  interface Window {
    fbq?: PixelFunction;
    _fbq?: PixelFunction;
  }
}

/** Loads the pixel. It tells events that it gets twice by their `eventID`. */
export async function loadMetaPixel(id: string): Promise<SendEvent> {
  const pixel = window.fbq ?? createQueue();
  pixel('init', id);
  pixel('track', 'PageView');
  await loadScript('https://connect.facebook.net/en_US/fbevents.js');
  return (event) => {
    const names = getEventNames(event.what);
    if (names)
      window.fbq?.(names.custom ? 'trackCustom' : 'track', names.meta, toParameters(event), {
        eventID: event.id,
      });
  };
}

/** States that the visitor has withdrawn the consent. */
export function revokeMetaConsent(): void {
  window.fbq?.('consent', 'revoke');
}

function createQueue(): PixelFunction {
  const pixel: PixelFunction = (...call) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else pixel.queue.push(call);
  };
  pixel.queue = [];
  pixel.push = pixel;
  pixel.loaded = true;
  pixel.version = '2.0';
  window.fbq = pixel;
  window._fbq = pixel;
  return pixel;
}

function toParameters({ what, label, term, vehicle, currency }: DeliveredEvent) {
  return {
    ...(typeof what === 'number' && { eventId: what }),
    ...(label && { content_category: label }),
    ...(term && { search_string: term }),
    ...(vehicle && {
      content_type: 'vehicle',
      content_ids: [vehicle.id],
      content_name: `${vehicle.make} ${vehicle.model}`,
      make: vehicle.make,
      model: vehicle.model,
      currency,
      ...(vehicle.price !== null && { value: vehicle.price, price: vehicle.price }),
    }),
  };
}

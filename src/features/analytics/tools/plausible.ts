import { getEventNames } from '#domain/analytics/event-names.ts';
import { type DeliveredEvent, loadScript, type SendEvent } from './scripts.ts';

/** Plausible's function, which collects calls until its script takes them. */
interface PlausibleFunction {
  (...call: readonly unknown[]): void;
  q?: (readonly unknown[])[];
  o?: object;
  init?: (options?: object) => void;
}

declare global {
  interface Window {
    plausible?: PlausibleFunction;
  }
}

/** Loads Plausible: scripts of a site (`pa-….js`) are started by `init`, older ones read the domain. */
export async function loadPlausible(script: string, domain: string): Promise<SendEvent> {
  const queue: PlausibleFunction = (...call) => {
    queue.q = [...(queue.q ?? []), call];
  };
  queue.init = (options = {}) => {
    queue.o = options;
  };
  window.plausible ??= queue;
  window.plausible.init?.();
  await loadScript(script, { domain });
  return (event) => {
    const names = getEventNames(event.what);
    if (names) window.plausible?.(names.plausible, { props: toProperties(event) });
  };
}

/** Plausible takes texts only. */
function toProperties({ what, label, term, vehicle }: DeliveredEvent): Record<string, string> {
  return {
    ...(typeof what === 'number' && { eventId: String(what) }),
    ...(label && { label }),
    ...(term && { search: term }),
    ...(vehicle && { car_id: vehicle.id, make: vehicle.make, model: vehicle.model }),
    ...(vehicle && vehicle.price !== null && { price: String(vehicle.price) }),
  };
}

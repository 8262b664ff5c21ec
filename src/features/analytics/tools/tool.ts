import type { EventVehicle, QueuedEvent } from '#domain/analytics/queued-event.ts';

/** An event with the details of its vehicle. */
export interface DeliveredEvent extends QueuedEvent {
  readonly vehicle?: EventVehicle;
  /** ISO 4217, of the vehicle's price. */
  readonly currency: string;
}

/** Hands an event to a tool that has loaded: from then on the tool sends it. */
export type SendEvent = (event: DeliveredEvent) => void;

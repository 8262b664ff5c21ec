import type { EventVehicle, QueuedEvent } from '#domain/analytics/queued-event.ts';

/** An event with the details of its vehicle. */
export interface DeliveredEvent extends QueuedEvent {
  readonly vehicle?: EventVehicle;
}

/** Hands an event to a tool that has loaded: from then on the tool sends it. */
export type SendEvent = (event: DeliveredEvent) => void;

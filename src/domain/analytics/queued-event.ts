import { DAY_MS } from '#domain/durations.ts';
import type { SiteEvent } from '#domain/lead/events.ts';
import type { PageEvent } from './event-names.ts';
import type { ToolKind } from './tool.ts';

/** The vehicle of an event, as far as it is known. */
export interface EventVehicle {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  /** Whole dollars; null = no price. */
  readonly price: number | null;
}

/** An event that some tools have not received yet. Nothing in it is about a person. */
export interface QueuedEvent {
  /** Identifies it, so that a tool that gets it twice can tell. */
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  /** The address of the page where it happened, without what is private in it. */
  readonly page: string;
  readonly what: number | PageEvent;
  readonly label?: SiteEvent['label'];
  readonly car_id?: string;
  readonly vehicle?: EventVehicle;
  /** What was searched for. */
  readonly term?: string;
  /** The tools that have not received it. */
  readonly pending: readonly ToolKind[];
}

/** Events wait as long as unsent messages do: some are of messages that were sent days later. */
const MAX_EVENT_AGE_MS = 7 * DAY_MS;
/** More are of a tool that never loads, because the visitor's browser blocks it: the oldest go. */
export const MAX_QUEUED_EVENTS = 50;

/** The queue from storage, without what is invalid or too old. Written by hand: it is loaded on every page. */
export function parseQueue(stored: unknown, now: number): QueuedEvent[] {
  if (!Array.isArray(stored)) return [];
  return (stored as QueuedEvent[]).filter(
    (event) =>
      Array.isArray(event?.pending) && typeof event.id === 'string' && now - event.at <= MAX_EVENT_AGE_MS,
  );
}

/** The queue with one more event. */
export function enqueue(queue: readonly QueuedEvent[], event: QueuedEvent): QueuedEvent[] {
  return [...queue, event].slice(-MAX_QUEUED_EVENTS);
}

/** The queue after a tool has received an event. */
export function markReceived(queue: readonly QueuedEvent[], id: string, tool: ToolKind): QueuedEvent[] {
  return queue
    .map((event) =>
      event.id === id ? { ...event, pending: event.pending.filter((other) => other !== tool) } : event,
    )
    .filter(({ pending }) => pending.length > 0);
}

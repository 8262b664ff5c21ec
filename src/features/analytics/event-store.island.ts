import { listStored, readStored, writeStored } from '#browser/storage.ts';
import { cleanAddress } from '#domain/analytics/clean-address.ts';
import {
  type ConsentMode,
  isAnalyticsAllowed,
  isChoiceDue,
  parseConsentChoice,
} from '#domain/analytics/consent.ts';
import {
  enqueue,
  MAX_QUEUED_EVENTS,
  markReceived,
  parseQueue,
  type QueuedEvent,
} from '#domain/analytics/queued-event.ts';
import type { ToolKind } from '#domain/analytics/tool.ts';

const CHOICE_KEY = 'consent';
/** Each event has a key of its own: tabs that share one would overwrite each other's events. */
const EVENT_KEY = 'event:';

/** Events that are not stored: before consent, and where the browser stores nothing. Gone with the page. */
let held: readonly QueuedEvent[] = [];

function readConsent(mode: ConsentMode) {
  const choice = parseConsentChoice(readStored('localStorage', CHOICE_KEY), Date.now());
  const optedOut = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return { mode, choice, optedOut };
}

/** Whether tools may load and events may be stored. */
export const isAllowed = (mode: ConsentMode): boolean => isAnalyticsAllowed(readConsent(mode));

/** Whether the visitor has yet to choose. */
export const isChoiceOpen = (mode: ConsentMode): boolean => isChoiceDue(readConsent(mode));

/** Stores the visitor's choice. A refusal deletes all events that wait. */
export function storeChoice(allowed: boolean): void {
  writeStored('localStorage', CHOICE_KEY, { allowed, at: Date.now() });
  if (allowed) storeHeldEvents();
  else {
    held = [];
    for (const name of listStored('localStorage', EVENT_KEY)) writeStored('localStorage', name, undefined);
  }
}

/** Records an event for all of the dealer's tools; it survives the page where it may be stored. */
export function recordEvent(mode: ConsentMode, event: Omit<QueuedEvent, 'id' | 'at' | 'page'>): void {
  if (!isAllowed(mode) && !isChoiceOpen(mode)) return;
  held = enqueue(held, {
    ...event,
    id: crypto.randomUUID(),
    at: Date.now(),
    page: cleanAddress(location.href),
  });
  if (isAllowed(mode)) storeHeldEvents();
}

/** Moves the events of this page to the device. What it does not store stays on the page. */
function storeHeldEvents(): void {
  for (const event of held) writeStored('localStorage', EVENT_KEY + event.id, event);
  const stored = readQueue();
  held = held.filter(({ id }) => !stored.some((event) => event.id === id));
  const current = new Set(stored.slice(-MAX_QUEUED_EVENTS).map(({ id }) => EVENT_KEY + id));
  for (const name of listStored('localStorage', EVENT_KEY))
    if (!current.has(name)) writeStored('localStorage', name, undefined);
}

/** The stored events, oldest first. */
function readQueue(): QueuedEvent[] {
  const values = listStored('localStorage', EVENT_KEY).map((name) => readStored('localStorage', name));
  return parseQueue(values, Date.now()).sort((a, b) => a.at - b.at);
}

/** The events that a tool has not received, oldest first. */
export function listPending(tool: ToolKind): QueuedEvent[] {
  return [...readQueue(), ...held].filter(({ pending }) => pending.includes(tool));
}

/** Marks an event as received by a tool. Returns whether it was still waiting: of two tabs, one sends it. */
export function takeEvent({ id }: QueuedEvent, tool: ToolKind): boolean {
  const waiting = listPending(tool).find((event) => event.id === id);
  if (!waiting) return false;
  if (held.includes(waiting)) held = markReceived(held, id, tool);
  else writeStored('localStorage', EVENT_KEY + id, markReceived([waiting], id, tool)[0]);
  return true;
}

import { readStored, writeStored } from '#browser/storage.ts';
import { cleanAddress } from '#domain/analytics/clean-address.ts';
import {
  type ConsentMode,
  isAnalyticsAllowed,
  isChoiceDue,
  parseConsentChoice,
} from '#domain/analytics/consent.ts';
import { enqueue, markReceived, parseQueue, type QueuedEvent } from '#domain/analytics/queued-event.ts';
import type { ToolKind } from '#domain/analytics/tool.ts';

const CHOICE_KEY = 'consent';
const QUEUE_KEY = 'events';

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
    writeStored('localStorage', QUEUE_KEY, undefined);
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
  writeStored('localStorage', QUEUE_KEY, held.reduce<readonly QueuedEvent[]>(enqueue, readQueue()));
  const stored = new Set(readQueue().map(({ id }) => id));
  held = held.filter(({ id }) => !stored.has(id));
}

const readQueue = () => parseQueue(readStored('localStorage', QUEUE_KEY), Date.now());

/** The events that a tool has not received, oldest first. */
export function listPending(tool: ToolKind): QueuedEvent[] {
  return [...readQueue(), ...held].filter(({ pending }) => pending.includes(tool));
}

/** Marks an event as received by a tool. Returns whether it was still waiting: of two tabs, one sends it. */
export function takeEvent({ id }: QueuedEvent, tool: ToolKind): boolean {
  const isWaiting = listPending(tool).some((event) => event.id === id);
  if (!isWaiting) return false;
  held = markReceived(held, id, tool);
  const rest = markReceived(readQueue(), id, tool);
  writeStored('localStorage', QUEUE_KEY, rest.length > 0 ? rest : undefined);
  return true;
}

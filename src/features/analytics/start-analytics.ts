import { logWarning } from '#browser/log.ts';
import { whenIdle } from '#browser/when-idle.ts';
import type { SiteEvent } from '#domain/lead/events.ts';
import { readDataBlock } from '#ui/data-block/data-block.ts';
import { ANALYTICS_BLOCK, type AnalyticsSettings, PAGE_VEHICLE_BLOCK } from './analytics-settings.ts';
import { recordEvent } from './event-store.island.ts';

/**
 * Records the events of the page, for tools that load once the page has loaded and the browser is idle: the visitor may
 * have left by then.
 */
export function startAnalytics(): void {
  const settings = readDataBlock(ANALYTICS_BLOCK);
  if (!settings) return;
  const record = createRecorder(settings);
  for (const event of takeEarlyEvents()) record(event);
  document.addEventListener('forecourt:track', (event) => {
    // The tag manager gets it from the queue, together with the vehicle's details.
    event.preventDefault();
    record((event as CustomEvent<SiteEvent>).detail);
  });
  recordView(settings);
  whenIdle(() => {
    import('./run-analytics.island.ts')
      .then(({ runAnalytics }) => runAnalytics(settings))
      .catch((error) => logWarning('Analytics: failed to load.', error));
  });
}

function createRecorder({ consent, tools }: AnalyticsSettings) {
  const pending = tools.map(({ kind }) => kind);
  return ({ eventId, label, car_id }: SiteEvent) =>
    recordEvent(consent, { what: eventId, ...(label && { label }), ...(car_id && { car_id }), pending });
}

/** Calls from before this script ran: the inline script of the page has put them where a tag manager would look. */
function takeEarlyEvents(): SiteEvent[] {
  const layer = window.dataLayer ?? [];
  const isOurs = (entry: object) => 'event' in entry && entry.event === 'forecourt';
  const early = layer.filter(isOurs);
  window.dataLayer = layer.filter((entry) => !isOurs(entry));
  return early as SiteEvent[];
}

function recordView({ consent, tools }: AnalyticsSettings): void {
  const vehicle = readDataBlock(PAGE_VEHICLE_BLOCK);
  if (!vehicle) return;
  const { label, ...details } = vehicle;
  const pending = tools.map(({ kind }) => kind);
  recordEvent(consent, { what: 'view', label, car_id: details.id, vehicle: details, pending });
}

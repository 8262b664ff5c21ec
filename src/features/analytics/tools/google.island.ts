import { cleanAddress } from '#domain/analytics/clean-address.ts';
import { getEventNames } from '#domain/analytics/event-names.ts';
import type { AnalyticsSettings } from '#features/analytics/analytics-settings.ts';
import { type DeliveredEvent, loadScript, type SendEvent } from './scripts.ts';

const HOST = 'https://www.googletagmanager.com';

/** The queue of Tag Manager, and of Analytics where there is no container. */
const LAYER = 'dataLayer';
/** The queue of Analytics beside a container, which would take its commands for events of its own. */
const OWN_LAYER = 'ga4Layer';

type Layer = object[];

function getLayer(name: string): Layer {
  const holder = window as unknown as Record<string, Layer | undefined>;
  const layer = holder[name] ?? [];
  holder[name] = layer;
  return layer;
}

function command(layer: string, ...values: readonly unknown[]): void {
  getLayer(layer).push(toArguments(...values));
}

/** Google's scripts take a command only as the `arguments` of a function: they ignore arrays. */
function toArguments(..._values: readonly unknown[]): object {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments;
}

/** The four signals of Consent Mode v2. */
const toSignals = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

let layers: readonly string[] = [];

/** States the consent before any of Google's scripts load: denied until given where visitors are asked. */
export function signalGoogleConsent({ consent, tools }: AnalyticsSettings): void {
  const kinds = new Set(tools.map(({ kind }) => kind));
  layers = [
    ...(kinds.has('gtm') || kinds.has('ga4') ? [LAYER] : []),
    ...(kinds.has('gtm') && kinds.has('ga4') ? [OWN_LAYER] : []),
  ];
  for (const layer of layers) {
    command(layer, 'consent', 'default', toSignals(consent === 'ask' ? 'denied' : 'granted'));
    if (consent === 'ask') command(layer, 'consent', 'update', toSignals('granted'));
  }
}

/** States that the visitor has withdrawn the consent. */
export function denyGoogleConsent(): void {
  for (const layer of layers) command(layer, 'consent', 'update', toSignals('denied'));
}

/** Loads a container. It gets each event under Google's name for it. */
export async function loadTagManager(id: string): Promise<SendEvent> {
  getLayer(LAYER).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  await loadScript(`${HOST}/gtm.js?id=${id}`);
  return (event) => {
    const names = getEventNames(event.what);
    if (!names) return;
    const { label, term, id: event_id } = event;
    // Values of an earlier event would still hold, so each key is always set.
    getLayer(LAYER).push({
      event: names.google,
      eventId: typeof event.what === 'number' ? event.what : undefined,
      event_id,
      label,
      vehicle: event.vehicle,
      search_term: term,
      ecommerce: toPurchaseFields(event),
    });
  };
}

/** Loads Google Analytics 4. */
export async function loadAnalytics4(id: string, besideContainer: boolean): Promise<SendEvent> {
  const layer = besideContainer ? OWN_LAYER : LAYER;
  const page_location = cleanAddress(location.href);
  command(layer, 'js', new Date());
  command(layer, 'config', id, { page_location, page_referrer: cleanAddress(document.referrer) });
  await loadScript(`${HOST}/gtag/js?id=${id}&l=${layer}`);
  return (event) => {
    const names = getEventNames(event.what);
    if (names) command(layer, 'event', names.google, { send_to: id, ...toParameters(event) });
  };
}

function toParameters(event: DeliveredEvent) {
  const { what, label, term, page, id: event_id } = event;
  return {
    ...(typeof what === 'number' && { eventId: what }),
    event_id,
    page_location: page,
    ...(label && { label }),
    ...(term && { search_term: term }),
    ...toPurchaseFields(event),
  };
}

function toPurchaseFields({ vehicle, label, currency }: DeliveredEvent) {
  if (!vehicle) return undefined;
  const { id, make, model, price } = vehicle;
  const value = price === null ? {} : { price };
  const item = {
    item_id: id,
    item_name: `${make} ${model}`,
    item_brand: make,
    item_variant: model,
    ...(label && { item_category: label }),
    ...value,
    quantity: 1,
  };
  return { currency, ...(price !== null && { value: price }), items: [item] };
}

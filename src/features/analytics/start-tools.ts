import { logWarning } from '#browser/log.ts';
import { siteSlug } from '#browser/storage.ts';
import { isSecretAddress } from '#domain/analytics/clean-address.ts';
import type { AnalyticsTool, ToolKind } from '#domain/analytics/tool.ts';
import { loadOtherScripts } from '#features/analytics/tools/scripts.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';
import { listPending, recordEvent, takeEvent } from './event-store.island.ts';
import { findVehicle } from './find-vehicle.ts';
import {
  denyGoogleConsent,
  loadAnalytics4,
  loadTagManager,
  signalGoogleConsent,
} from './tools/google.island.ts';
import { loadMetaPixel, revokeMetaConsent } from './tools/meta.ts';
import { loadPlausible } from './tools/plausible.ts';
import type { DeliveredEvent, SendEvent } from './tools/scripts.ts';

/**
 * A sent form leads to another page within milliseconds, and what the page sends in them may be lost. After this long it is
 * still there; else the next page delivers its events.
 */
const DELIVER_AFTER_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

const senders = new Map<ToolKind, SendEvent>();
let started: AnalyticsSettings | undefined;

/** Loads the tools and gives each the events that it has not received. */
export function startTools(settings: AnalyticsSettings): void {
  if (started) return;
  started = settings;
  if (isSecretAddress(location.href)) {
    hideAddressFromNextPage();
    return;
  }
  signalGoogleConsent(settings);
  for (const tool of settings.tools)
    loadTool(tool, settings)
      .then((send) => {
        senders.set(tool.kind, send);
        return deliver();
      })
      .catch((error) => logWarning(`Analytics: ${tool.kind} failed to load.`, error));
  document.addEventListener('forecourt:track', deliverSoon);
  if (document.getElementById('search')) watchSearchesOfPage(settings);
}

/** Stops all tools: what has loaded is told, its cookies go, and the page starts again without it. */
export function stopTools(): void {
  if (!started) return;
  denyGoogleConsent();
  revokeMetaConsent();
  deleteToolCookies();
  location.reload();
}

function loadTool(tool: AnalyticsTool, { tools }: AnalyticsSettings): Promise<SendEvent> {
  switch (tool.kind) {
    case 'gtm':
      return loadTagManager(tool.id);
    case 'ga4':
      return loadAnalytics4(
        tool.id,
        tools.some(({ kind }) => kind === 'gtm'),
      );
    case 'meta':
      return loadMetaPixel(tool.id);
    case 'plausible':
      return loadPlausible(tool.script, tool.domain);
    case 'scripts':
      return loadOtherScripts(tool.scripts);
  }
}

/** Delivers once the page has been there for a while without another event. */
function deliverSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(deliver, DELIVER_AFTER_MS);
}

/** Hands every waiting event to the tools that have loaded, one tab at a time. */
async function deliver(): Promise<void> {
  if (!started) return;
  const { currency } = started;
  await withLock(async () => {
    for (const [tool, send] of senders)
      for (const event of listPending(tool)) {
        const vehicle = await findVehicle(event);
        if (takeEvent(event, tool)) handOver(tool, send, { ...event, currency, ...(vehicle && { vehicle }) });
      }
  });
}

/** A tool that throws must not keep events from the others. */
function handOver(tool: ToolKind, send: SendEvent, event: DeliveredEvent): void {
  try {
    send(event);
  } catch (error) {
    logWarning(`Analytics: ${tool} rejected an event.`, error);
  }
}

/** Runs a task under a lock that all tabs share. Browsers without locks run it right away. */
async function withLock(task: () => Promise<void>): Promise<void> {
  const { locks } = navigator;
  await (locks ? locks.request(`forecourt-events:${siteSlug()}`, task) : task());
}

function watchSearchesOfPage({ consent, tools }: AnalyticsSettings): void {
  const pending = tools.map(({ kind }) => kind);
  import('./watch-searches.island.ts')
    .then(({ watchSearches }) =>
      watchSearches((term) => {
        recordEvent(consent, { what: 'search', term, pending });
        deliverSoon();
      }),
    )
    .catch((error) => logWarning('Analytics: searches are not counted.', error));
}

/** The next page would give its tools this address as where the visitor came from. */
function hideAddressFromNextPage(): void {
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = 'origin';
  document.head.append(meta);
}

/** The cookies that Google's and Meta's scripts set for the dealer's domain. */
const TOOL_COOKIE = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/** Deletes the cookies of tools, which may be of the host or of any domain above it. */
function deleteToolCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, n) => `; domain=${labels.slice(n).join('.')}`)];
  for (const name of names.filter((text) => TOOL_COOKIE.test(text)))
    for (const domain of domains) expireCookie(name, domain);
}

function expireCookie(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the baseline.
  document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/${domain}`;
}

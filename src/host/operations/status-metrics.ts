import type { DealerStatus, OperationsStatus } from '#operations/dealer-status.ts';
import type { MetricFamily, Sample } from '#platform/metrics.ts';
import type { HostState } from './request-metrics.ts';

type DealerMetric = readonly [
  name: string,
  help: string,
  /** null and undefined: not known of this dealer. */
  value: (dealer: DealerStatus, now: number) => number | null | undefined,
];

/**
 * The state of dealers in figures. Times are given as such, not as ages, as Prometheus advises: an age stands still when it
 * is no longer read, `time() - x` does not.
 */
const DEALER_METRICS: readonly DealerMetric[] = [
  [
    'forecourt_import_last_success_timestamp_seconds',
    'Unix time of the last import of the feed that worked.',
    ({ import: imported }) => toSeconds(imported?.succeeded_at),
  ],
  [
    'forecourt_import_failed',
    'Whether the last import of the feed failed.',
    ({ import: imported }) => imported && Number(imported.problem !== null),
  ],
  ['forecourt_import_rows', 'Rows of the last feed.', ({ import: imported }) => imported?.rows?.read],
  [
    'forecourt_import_rows_held',
    'Rows of the last feed that were held back.',
    ({ import: imported }) => imported?.rows?.held,
  ],
  [
    'forecourt_build_last_success_timestamp_seconds',
    'Unix time of the last build that was published.',
    ({ build }) => toSeconds(build?.succeeded_at),
  ],
  [
    'forecourt_build_failed',
    'Whether the last build was not published.',
    ({ build }) => (build?.last_at ? Number(build.errors.length > 0) : null),
  ],
  ['forecourt_build_duration_seconds', 'Time that the last build took.', ({ build }) => build?.seconds],
  ['forecourt_build_pages', 'Pages that the last build rendered.', ({ build }) => build?.pages],
  [
    'forecourt_build_requested_seconds',
    'How long a requested build has waited; 0 = none waits.',
    ({ build }, now) => build && getAge(build.requested_at, now),
  ],
  ['forecourt_vehicles', 'Vehicles that the site lists.', ({ vehicles }) => vehicles],
  [
    'forecourt_lead_oldest_pending_seconds',
    'How long the oldest lead has waited for its delivery; 0 = none waits.',
    ({ leads }, now) => leads && getAge(leads.oldest_pending, now),
  ],
  [
    'forecourt_lead_overdue_seconds',
    'How long the next delivery has been due; 0 = none is.',
    ({ leads }, now) => leads && getAge(leads.next_due, now),
  ],
];

/** The dealers' imports, builds and leads as metrics. */
export function toStatusMetrics({ dealers, at }: OperationsStatus): MetricFamily[] {
  const now = Date.parse(at);
  return [
    {
      name: 'forecourt_leads',
      help: 'Stored leads, by dealer and state.',
      type: 'gauge',
      samples: dealers.flatMap(({ dealer, leads }) =>
        Object.entries(leads?.counts ?? {}).map(
          ([state, value]): Sample => ({ labels: { dealer, state }, value }),
        ),
      ),
    },
    gauge(
      'forecourt_lead_store_up',
      'Whether the store of leads can be read.',
      Number(dealers.every(({ leads }) => leads !== null)),
    ),
    ...DEALER_METRICS.map(
      ([name, help, read]): MetricFamily => ({
        name,
        help,
        type: 'gauge',
        samples: dealers.flatMap((dealer) => {
          const value = read(dealer, now);
          return typeof value === 'number' ? [{ labels: { dealer: dealer.dealer }, value }] : [];
        }),
      }),
    ),
  ];
}

/** What this process is doing, as metrics. */
export function toHostMetrics({ isDraining, inProgress, pictures }: HostState): MetricFamily[] {
  return [
    gauge('forecourt_draining', 'Whether the host is shutting down.', Number(isDraining)),
    gauge('forecourt_http_requests_in_progress', 'Requests that are being answered.', inProgress),
    gauge('forecourt_pictures_in_progress', 'Pictures that are being made.', pictures.running),
    gauge('forecourt_pictures_waiting', 'Pictures that wait for their turn.', pictures.waiting),
  ];
}

function gauge(name: string, help: string, value: number): MetricFamily {
  return { name, help, type: 'gauge', samples: [{ labels: {}, value }] };
}

function toSeconds(time: string | null | undefined): number | undefined {
  return time ? Date.parse(time) / 1000 : undefined;
}

function getAge(time: string | null, now: number): number {
  return time === null ? 0 : Math.max(0, (now - Date.parse(time)) / 1000);
}

import { createCounter, createHistogram, type MetricFamily } from '#platform/metrics.ts';

/** What the host is doing. */
export interface HostState {
  /** Whether it is shutting down: it still answers, but asks for no more requests. */
  isDraining: boolean;
  /** Requests that are being answered. */
  inProgress: number;
  /** Pictures that are being made, and those that wait for their turn. */
  pictures: { readonly running: number; readonly waiting: number };
}

export function createHostState(): HostState {
  return { isDraining: false, inProgress: 0, pictures: { running: 0, waiting: 0 } };
}

/** Seconds. A page from memory takes a millisecond, a picture that has to be made up to some seconds. */
const DURATION_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests and measures how long their answers take to make. */
export interface RequestMetrics {
  observe(route: string, answer: () => Promise<Response>): Promise<Response>;
  read(): MetricFamily[];
}

export function createRequestMetrics(state: HostState): RequestMetrics {
  const requests = createCounter('forecourt_http_requests_total', 'Requests answered, by kind and status.');
  const durations = createHistogram(
    'forecourt_http_request_duration_seconds',
    'Time from a request to its answer, without sending it, by kind.',
    DURATION_BOUNDS,
  );
  return {
    async observe(route, answer) {
      const start = performance.now();
      state.inProgress += 1;
      try {
        const response = await answer();
        requests.add({ route, status: String(response.status) });
        return response;
      } finally {
        state.inProgress -= 1;
        durations.observe({ route }, (performance.now() - start) / 1000);
      }
    },
    read: () => [requests.read(), durations.read()],
  };
}

import type { HistoryEvent, LeadRecord } from '#leads/intake/lead.ts';
import type { TargetRow } from './monthly-report.ts';

/** How each target answered to these leads. */
export function summariseTargets(
  records: readonly LeadRecord[],
  history: readonly HistoryEvent[],
): TargetRow[] {
  const received = new Map(records.map(({ lead }) => [lead.id, Date.parse(lead.received_at)]));
  const events = history.filter(({ id, target }) => target !== '' && received.has(id));
  const names = [...new Set(events.map(({ target }) => target))].sort();
  return names.map((target) => {
    const own = events.filter((event) => event.target === target);
    const count = (what: HistoryEvent['event']) => own.filter(({ event }) => event === what).length;
    const seconds = own
      .filter(({ event }) => event === 'delivered')
      .map(({ id, at }) => Math.max(0, Math.round((Date.parse(at) - (received.get(id) ?? 0)) / 1000)))
      .sort((a, b) => a - b);
    return {
      target,
      delivered: count('delivered'),
      refused: count('refused'),
      failed: count('failed'),
      medianSeconds: seconds[Math.ceil(seconds.length / 2) - 1] ?? null,
      slowestSeconds: seconds.at(-1) ?? null,
    };
  });
}

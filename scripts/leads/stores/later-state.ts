import { isDeepStrictEqual } from 'node:util';
import type { HistoryEvent, LeadRecord } from '#leads/intake/lead.ts';

/** A lead in one of two stores. */
export interface LeadState {
  readonly record: LeadRecord;
  readonly history: readonly HistoryEvent[];
}

/** Which of two states of a lead is the later one; 'both' if each has gone on by itself since they were the same. */
export type Later = 'same' | 'source' | 'target' | 'both';

export function findLater(source: LeadState, target: LeadState): Later {
  if (isDeepStrictEqual(sortReceipts(source.record), sortReceipts(target.record))) return 'same';
  const onlySource = listUnknown(source.history, target.history).length > 0;
  const onlyTarget = listUnknown(target.history, source.history).length > 0;
  if (onlySource && onlyTarget) return 'both';
  if (onlySource || onlyTarget) return onlySource ? 'source' : 'target';
  return getProgress(source.record) >= getProgress(target.record) ? 'source' : 'target';
}

/** The entries of a history that another does not have. Notes are left out: stores differ in what characters they keep. */
export function listUnknown(
  history: readonly HistoryEvent[],
  other: readonly HistoryEvent[],
): HistoryEvent[] {
  const keyOf = ({ at, event, target }: HistoryEvent) => JSON.stringify([at, event, target]);
  const known = Map.groupBy(other, keyOf);
  return history.filter((entry) => known.get(keyOf(entry))?.pop() === undefined);
}

/** Without an entry in the history a delivery can only go on: to more attempts, and to its end. */
function getProgress({ pending }: LeadRecord): number {
  return pending ? pending.tries : Number.POSITIVE_INFINITY;
}

/** Stores list receipts of one moment in different orders. */
function sortReceipts(record: LeadRecord): LeadRecord {
  return { ...record, receipts: record.receipts.toSorted((a, b) => (a.target < b.target ? -1 : 1)) };
}

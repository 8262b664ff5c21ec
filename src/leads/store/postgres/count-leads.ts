import type { Sql } from 'postgres';
import { ACKNOWLEDGEMENT } from '#leads/intake/lead-state.ts';
import { addStranded } from '#leads/store/add-stranded.ts';
import type { LeadCounts } from '#leads/store/delivery-store.ts';

interface CountsRow extends Record<'total' | 'pending' | 'delivered' | 'dead' | 'held' | 'spam', number> {
  readonly oldest_pending: Date | null;
  readonly next_due: Date | null;
}

/** Counts leads by state; most of them by indexes alone. */
export async function countLeads(sql: Sql, site: string): Promise<LeadCounts> {
  const [row] = await sql<CountsRow[]>`
    WITH answered AS (
      SELECT id, bool_or(outcome = 'refused' AND target <> ${ACKNOWLEDGEMENT}) AS refused FROM forecourt.receipt
      WHERE site = ${site} AND NOT EXISTS (
        SELECT FROM forecourt.pending WHERE pending.site = receipt.site AND pending.id = receipt.id)
      GROUP BY id
    ),
    untouched AS (
      SELECT handling FROM forecourt.lead WHERE site = ${site} AND handling IN ('held', 'spam')
        AND NOT EXISTS (SELECT FROM forecourt.pending WHERE pending.site = lead.site AND pending.id = lead.id)
        AND NOT EXISTS (SELECT FROM forecourt.receipt WHERE receipt.site = lead.site AND receipt.id = lead.id)
    )
    SELECT
      (SELECT count(*)::int FROM forecourt.lead WHERE site = ${site}) AS total,
      (SELECT count(*)::int FROM forecourt.pending WHERE site = ${site}) AS pending,
      (SELECT count(*)::int FROM answered WHERE NOT refused) AS delivered,
      (SELECT count(*)::int FROM answered WHERE refused) AS dead,
      (SELECT count(*)::int FROM untouched WHERE handling = 'held') AS held,
      (SELECT count(*)::int FROM untouched WHERE handling = 'spam') AS spam,
      (SELECT min(received_at) FROM forecourt.lead JOIN forecourt.pending USING (site, id) WHERE site = ${site})
        AS oldest_pending,
      (SELECT min(due_at) FROM forecourt.pending WHERE site = ${site}) AS next_due`;
  const { total = 0, pending = 0, delivered = 0, dead = 0, held = 0, spam = 0 } = row ?? {};
  return {
    counts: addStranded(total, { pending, delivered, dead, held, spam }),
    oldest_pending: row?.oldest_pending?.toISOString() ?? null,
    next_due: row?.next_due?.toISOString() ?? null,
  };
}

import { DAY_MS } from '#domain/durations.ts';
import { describeRefusal } from '#leads/erasure/erasure-guard.ts';
import type { DealerStatus } from './dealer-status.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Feeds are imported every night: a day and a half means that a night was missed. */
const MAX_IMPORT_AGE_MS = 36 * HOUR_MS;
/** Imported stock is published by the same nightly run. */
const MAX_UNPUBLISHED_MS = 2 * HOUR_MS;
/** A build waits for half a minute here, and for five on Netlify. */
const MAX_BUILD_WAIT_MS = 15 * MINUTE_MS;
/** A host checks every minute: a longer wait means that none runs. */
const MAX_OVERDUE_MS = HOUR_MS;

type Rule = (status: Omit<DealerStatus, 'problems'>, now: number) => string | undefined;

const RULES: readonly Rule[] = [
  ({ name }) => (name === null ? 'Not published. Build it: npm run build.' : undefined),
  ({ import: imported }) =>
    imported && imported.problem !== null ? `Import failed: ${firstLine(imported.problem)}` : undefined,
  ({ import: imported }, now) => {
    if (!imported || imported.problem !== null) return undefined;
    const age = ageOf(imported.succeeded_at, now);
    return age > MAX_IMPORT_AGE_MS
      ? `The last import was ${formatAge(age)} ago. Check that the nightly run runs.`
      : undefined;
  },
  ({ build }) => (build ? undefined : 'The records of builds can’t be read. See the log of the host.'),
  ({ build }) =>
    build && build.errors.length > 0
      ? `Build failed, ${build.errors.length === 1 ? '1 problem' : `${build.errors.length} problems`}: ${firstLine(build.errors[0])}`
      : undefined,
  ({ import: imported, build }, now) => {
    const at = imported?.succeeded_at ?? null;
    const published = build?.succeeded_at ?? null;
    if (at === null || published === null || published >= at) return undefined;
    const age = ageOf(at, now);
    return age > MAX_UNPUBLISHED_MS ? `The stock of ${formatAge(age)} ago is not published.` : undefined;
  },
  ({ build }, now) => {
    const wait = ageOf(build?.requested_at ?? null, now);
    return wait > MAX_BUILD_WAIT_MS
      ? `A build was requested ${formatAge(wait)} ago and has not begun. Check that a host that builds runs.`
      : undefined;
  },
  ({ leads }) => (leads ? undefined : 'The store of leads can’t be reached. See the log of the host.'),
  ({ leads }, now) => {
    const overdue = ageOf(leads?.next_due ?? null, now);
    return overdue > MAX_OVERDUE_MS
      ? `Leads have been due for ${formatAge(overdue)}. Check that a host runs.`
      : undefined;
  },
  ({ dealer, leads }) => describeDead(dealer, leads?.counts.dead ?? 0),
  ({ dealer, leads }) =>
    leads?.erasure_refused ? describeRefusal(dealer, leads.erasure_refused) : undefined,
];

/** What needs a person at one dealer, the cause before the effect. */
export function findProblems(status: Omit<DealerStatus, 'problems'>, now: Date): string[] {
  return RULES.map((rule) => rule(status, now.getTime())).filter((problem) => typeof problem === 'string');
}

function describeDead(dealer: string, dead: number): string | undefined {
  if (dead === 0) return undefined;
  const letters = dead === 1 ? '1 dead letter' : `${dead} dead letters`;
  return `${letters}. When the target works again: npm run leads -- redeliver --state dead --site ${dealer}`;
}

function ageOf(time: string | null, now: number): number {
  return time === null ? 0 : now - Date.parse(time);
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0] ?? '';
}

const UNITS = [
  ['days', DAY_MS],
  ['hours', HOUR_MS],
  ['minutes', MINUTE_MS],
  ['seconds', 1000],
] as const;

/** A span of time in its largest unit that there is two of: '3 days', '40 hours', '5 minutes'. */
export function formatAge(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= 2 * length) ?? ['seconds', 1000];
  const count = Math.max(0, Math.floor(ms / length));
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

import { expect, test } from 'vitest';
import type { BuildStatus, DealerStatus, ImportStatus, LeadsStatus } from '#operations/dealer-status.ts';
import { findProblems, formatAge } from '#operations/find-problems.ts';
import { makeDealerStatus } from '#tests/support/factories/make-dealer-status.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();
const HOUR = 3_600_000;

const base = makeDealerStatus();
const imported = (over: Partial<ImportStatus>) => ({ import: { ...base.import, ...over } as ImportStatus });
const built = (over: Partial<BuildStatus>) => ({ build: { ...base.build, ...over } as BuildStatus });
const leads = (over: Partial<LeadsStatus>) => ({ leads: { ...base.leads, ...over } as LeadsStatus });

test.each<[string, Partial<DealerStatus>, string[]]>([
  ['a dealer in order', {}, []],
  ['a dealer without a feed', { import: null }, []],
  ['one that is not published', { name: null }, ['Not published. Build it: npm run build.']],
  [
    'a feed that could not be imported',
    imported({ problem: 'feed: answered 500.\nMore.' }),
    ['Import failed: feed: answered 500.'],
  ],
  ['an import 36 hours ago', imported({ succeeded_at: ago(36 * HOUR) }), []],
  [
    'an older one',
    imported({ succeeded_at: ago(49 * HOUR) }),
    ['The last import was 2 days ago. Check that the nightly run runs.'],
  ],
  [
    'a build that failed',
    built({ errors: ['site.ts: name: is missing.', 'b'] }),
    ['Build failed, 2 problems: site.ts: name: is missing.'],
  ],
  [
    'stock that was imported and not published for three hours',
    { ...imported({ succeeded_at: ago(3 * HOUR) }), ...built({ succeeded_at: ago(20 * HOUR) }) },
    ['The stock of 3 hours ago is not published.'],
  ],
  ['a build that was just requested', built({ requested_at: ago(HOUR / 60) }), []],
  [
    'one that nobody begins',
    built({ requested_at: ago(HOUR) }),
    ['A build was requested 60 minutes ago and has not begun. Check that a host that builds runs.'],
  ],
  ['leads that are due', leads({ next_due: ago(HOUR / 2) }), []],
  [
    'leads that nobody sends',
    leads({ next_due: ago(2 * HOUR) }),
    ['Leads have been due for 2 hours. Check that a host runs.'],
  ],
  [
    'leads that a clock that was ahead would have erased',
    leads({ erasure_refused: { reason: 'clock', count: 20 } }),
    [
      '20 leads are old enough to be erased and kept, because the clock is more than two days ahead of the last maintenance, lead and build. Set it, or erase them: npm run leads -- expire --site example --force',
    ],
  ],
  [
    'more old leads than usual',
    leads({ erasure_refused: { reason: 'amount', count: 1 } }),
    [
      '1 lead is old enough to be erased and kept, because so many at once are unusual. Check the clock and leads.retentionDays, or erase them: npm run leads -- expire --site example --force',
    ],
  ],
  [
    'a dead letter',
    leads({ counts: { pending: 0, delivered: 0, dead: 1, held: 0, spam: 0, stranded: 0 } }),
    ['1 dead letter. When the target works again: npm run leads -- redeliver --state dead --site example'],
  ],
  [
    'a store that is down, with records that can’t be read',
    { leads: null, build: null },
    [
      'The records of builds can’t be read. See the log of the host.',
      'The store of leads can’t be reached. See the log of the host.',
    ],
  ],
])('%s', (_, over, problems) => expect(findProblems(makeDealerStatus(over), NOW)).toEqual(problems));

test.each([
  [0, '0 seconds'],
  [1000, '1 second'],
  [119_000, '119 seconds'],
  [120_000, '2 minutes'],
  [47 * HOUR, '47 hours'],
  [48 * HOUR, '2 days'],
  [-5, '0 seconds'],
])('%i ms are %s', (ms, text) => expect(formatAge(ms)).toBe(text));

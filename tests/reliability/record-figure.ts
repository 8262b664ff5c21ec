import { appendFileSync } from 'node:fs';
import type { StoreName } from '#tests/support/servers/lead-stores.ts';

/** Adds a line to the tables of `npm run test:leads`; those of a store are in columns, side by side. */
export function recordFigure(what: string, value: string, store?: StoreName): void {
  const file = process.env.LEAD_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ what, value, store })}\n`);
}

/** Whether to run the long release version of these tests. */
export const IS_LONG_RUN = process.env.TEST_LONG !== undefined;

import { appendFileSync } from 'node:fs';

/** Adds a line to the table of `npm run test:leads`. */
export function recordFigure(what: string, value: string): void {
  const file = process.env.LEAD_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify([what, value])}\n`);
}

/** Whether to run the long release version of these tests. */
export const IS_LONG_RUN = process.env.TEST_LONG !== undefined;

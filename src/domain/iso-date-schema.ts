import * as v from 'valibot';
import { isCalendarDate } from './calendar-date.ts';

/** A date in a dealer's files: '2026-12-26'. It must exist: '2026-06-31' would be read as another day. */
export const isoDateSchema = v.config(
  v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate, 'must be an existing date')),
  // Reports an invalid date once, not once for each check.
  { abortPipeEarly: true },
);

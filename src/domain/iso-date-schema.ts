import * as v from 'valibot';
import { isCalendarDate } from './calendar-date.ts';

/** A day as dealers write it in their files: '2026-12-26'. One that there is: '2026-06-31' would be read as another. */
export const isoDateSchema = v.config(
  v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate, 'must be a day that there is')),
  // What is no day at all is told once.
  { abortPipeEarly: true },
);

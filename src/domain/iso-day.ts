import * as v from 'valibot';
import { isDay } from './day.ts';

/** A day as dealers write it in their files: '2026-12-26'. One that there is: '2026-06-31' would be read as another. */
export const isoDay = v.pipe(
  v.string(),
  v.isoDate(),
  // What is not written so has been told already.
  v.check((text) => !v.ISO_DATE_REGEX.test(text) || isDay(text), 'must be a day that there is'),
);

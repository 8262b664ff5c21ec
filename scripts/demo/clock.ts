import { DAY_MS } from '#domain/durations.ts';

const MINUTE_MS = 60_000;

/** Dates of invented stock, as offsets from the day it is made for. */
export interface Clock {
  /** The year of that day. */
  readonly year: number;
  /** ISO time a number of days and minutes before the start of the day. */
  readonly before: (days: number, minutes?: number) => string;
  /** The ISO day a number of days before. */
  readonly day: (days: number) => string;
  /** UNIX seconds a number of hours before the start of the day. */
  readonly secondsBefore: (hours: number) => number;
}

/** A clock for the UTC day of `now`: the same all day, and never in the future. */
export function clockFor(now: Date): Clock {
  const start = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const before = (days: number, minutes = 0) =>
    new Date(start - days * DAY_MS - minutes * MINUTE_MS).toISOString();
  return {
    year: now.getUTCFullYear(),
    before,
    day: (days) => before(days).slice(0, 10),
    secondsBefore: (hours) => start / 1000 - hours * 3600,
  };
}

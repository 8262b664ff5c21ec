import { DAY_MS } from '#domain/durations.ts';

const MINUTE_MS = 60_000;

/** The days that invented stock is told in: offsets from the day it is made for. */
export interface Clock {
  /** The year of that day. */
  readonly year: number;
  /** ISO time so many days and minutes before the day began. */
  readonly before: (days: number, minutes?: number) => string;
  /** The ISO day so many days before. */
  readonly day: (days: number) => string;
  /** UNIX seconds so many hours before the day began. */
  readonly secondsBefore: (hours: number) => number;
}

/** A clock for the UTC day of `now`: the same at every hour of it, and never ahead of it. */
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

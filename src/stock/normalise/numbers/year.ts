import { splitDate } from './date.ts';

/** A year, a month and a year, or two years of which the first counts: '2017', '06/2017', '2017.5', '2017/18'. */
const YEAR = /^(?:\d{1,2}[/.-])?((?:19|20)\d{2})(?:[-/.](?:20)?\d{1,2})?$/;
/** 'MY21', 'MY2021.5'. */
const MODEL_YEAR = /^my ?(?:20)?(\d{2})(?:\.\d{1,2})?$/i;

const TWO_FIGURES = /^'?(\d{1,2})$/;

const MAX_YEARS_AHEAD = 2;

/** The latest model year that can be for sale at `now`. */
export function getLatestYear(now: Date): number {
  return now.getUTCFullYear() + MAX_YEARS_AHEAD;
}

/**
 * The year of '19' and of '8', from which a spreadsheet took the nought, where a column has them; else as any other. None of them
 * is later than can be for sale.
 */
export function parseShortYear(
  text: string,
  { now = new Date() }: { now?: Date | undefined } = {},
): number | undefined {
  const figures = TWO_FIGURES.exec(text.trim())?.[1];
  if (figures === undefined) return parseYear(text);
  return Number(figures) + (Number(figures) > getLatestYear(now) - 2000 ? 1900 : 2000);
}

/** The year in '2017', '06/2017' (compliance), 'MY17', 'Mar-17' or any date; undefined in '17' or '1899'. */
export function parseYear(text: string): number | undefined {
  const given = text.trim();
  const year = YEAR.exec(given)?.[1];
  if (year !== undefined) return Number(year);
  const modelYear = MODEL_YEAR.exec(given)?.[1];
  if (modelYear !== undefined) return 2000 + Number(modelYear);
  const dated = Number(splitDate(given)?.date.slice(0, 4));
  return dated >= 1900 && dated < 2100 ? dated : undefined;
}

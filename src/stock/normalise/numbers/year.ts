const YEAR = /^(?:\d{1,2}\/){0,2}((?:19|20)\d{2})(?:[-/.]\d{1,2}(?:[-/.]\d{1,2})?)?$/;

/** The year in '2017', '06/2017' (compliance), '01/06/2017', '2017-06' or '2017/18'; undefined in '17' or '1899'. */
export function parseYear(text: string): number | undefined {
  const year = YEAR.exec(text.trim())?.[1];
  return year === undefined ? undefined : Number(year);
}

const YEAR = /^(?:\d{1,2}\/){0,2}((?:19|20)\d{2})(?:[-/.]\d{1,2}(?:[-/.]\d{1,2})?)?$/;

/** The year of '2017', '06/2017' (compliance month), '01/06/2017', '2017-06' or '2017/18'; undefined for '17' or a year before 1900. */
export function year(text: string): number | undefined {
  const found = YEAR.exec(text.trim())?.[1];
  return found === undefined ? undefined : Number(found);
}

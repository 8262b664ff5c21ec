/** Whether a text is a day that there is ('2028-02-29'): Date.parse makes the 2nd of March of '2026-02-30'. */
export function isCalendarDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Whether a text is an existing day ('2028-02-29'). Date.parse is too lenient: it reads '2026-02-30' as 2 March. */
export function isCalendarDate(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

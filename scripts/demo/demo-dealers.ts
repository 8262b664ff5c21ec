/** The demonstration dealers: folders of sites/ that come with the project. Tests read these, whatever else is there. */
export const DEMO_DEALERS: readonly string[] = [
  'boobook',
  'coolabah',
  'currawong',
  'pardalote',
  'tallowwood',
  'wattlebird',
];

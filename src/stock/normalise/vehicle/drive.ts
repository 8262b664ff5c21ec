import { createSynonymParser, type Synonyms } from '#stock/normalise/text/synonyms.ts';

/** The drive for a feed's word: 'Front' is 'FWD', '4WD' is '4x4'. '2WD' does not say which, so it is unknown. */
// biome-ignore format: a table reads better in rows
export const parseDrive = createSynonymParser({
  FWD: ['Front', 'Front wheel', 'Front wheel drive'],
  RWD: ['Rear', 'Rear wheel', 'Rear wheel drive'],
  AWD: ['All', 'All wheel', 'All wheel drive', 'Quattro', '4Matic', 'xDrive'],
  '4x4': ['4WD', 'Four wheel drive', '4 wheel drive', '4x4 dual range', '4x4 on demand', '4x4 constant', 'Part-time 4x4'],
} satisfies Synonyms<string>);

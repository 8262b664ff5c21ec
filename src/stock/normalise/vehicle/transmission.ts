import { createSynonymParser, type Synonyms } from '#stock/normalise/text/synonyms.ts';

// biome-ignore format: a table reads better in rows
const TRANSMISSION_SYNONYMS = {
  Automatic: [
    'Auto', 'A', 'CVT', 'CVT auto', 'Continuously variable', 'Constantly variable transmission', 'DCT', 'DSG', 'PDK',
    'Dual clutch', 'Sports automatic', 'Sports auto', 'Sports automatic dual clutch', 'Auto dual clutch', 'Auto sports',
    'Tiptronic', 'Steptronic', 'Semi-automatic', 'Semi auto', 'Automated manual', 'AMT', 'Reduction gear', 'Single gear',
  ],
  Manual: ['Man', 'M'],
} satisfies Synonyms<string>;

/** '6 Speed', '6sp' and '6-spd' before or after the kind of gearbox. */
const SPEEDS = /\b([2-9]|10)[ -]?(?:speeds?|sp|spd)\b/gi;

const parseGearbox = createSynonymParser(TRANSMISSION_SYNONYMS);

/** 'Automatic' or 'Manual' for a feed's words: '8 Speed Sports Automatic' is 'Automatic'. */
export function parseTransmission(text: string): keyof typeof TRANSMISSION_SYNONYMS | undefined {
  return parseGearbox(text.replace(SPEEDS, ''));
}

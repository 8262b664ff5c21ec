import { type Synonyms, synonymReader } from './synonyms.ts';

// biome-ignore format: a table reads better in rows
const TRANSMISSIONS = {
  Automatic: [
    'Auto', 'A', 'CVT', 'CVT auto', 'Continuously variable', 'Constantly variable transmission', 'DCT', 'DSG', 'PDK',
    'Dual clutch', 'Sports automatic', 'Sports auto', 'Sports automatic dual clutch', 'Auto dual clutch', 'Auto sports',
    'Tiptronic', 'Steptronic', 'Semi-automatic', 'Semi auto', 'Automated manual', 'AMT', 'Reduction gear', 'Single gear',
  ],
  Manual: ['Man', 'M'],
} satisfies Synonyms<string>;

/** '6 Speed', '6sp' and '6-spd' before or after the kind of gearbox. */
const SPEEDS = /\b([2-9]|10)[ -]?(?:speeds?|sp|spd)\b/gi;

const transmissionWord = synonymReader(TRANSMISSIONS);

/** 'Automatic' or 'Manual' for a feed's words: '8 Speed Sports Automatic' is 'Automatic'. */
export function transmission(text: string): keyof typeof TRANSMISSIONS | undefined {
  return transmissionWord(text.replace(SPEEDS, ''));
}

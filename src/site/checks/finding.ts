/** 'error': wrong whatever the dealer meant. 'warning': probably wrong, or missing. 'hint': could be better. */
export const LEVELS = ['error', 'warning', 'hint'] as const;
type Level = (typeof LEVELS)[number];

/** Something that builds and is all the same not as a dealer would want it. */
export interface Finding {
  readonly level: Level;
  /** The path in the dealer's folder: 'site.ts', 'content/offers.json'. */
  readonly file: string;
  readonly key: string;
  /** The problem and its fix. */
  readonly text: string;
}

type MakeFinding = (file: string, key: string, text: string) => Finding;

const ofLevel =
  (level: Level): MakeFinding =>
  (file, key, text) => ({ level, file, key, text });

export const errorAt = ofLevel('error');
export const warningAt = ofLevel('warning');
export const hintAt = ofLevel('hint');

import type { Car } from '#domain/car/car.ts';
import type { Override } from '#scripts/overrides/overrides.ts';
import type { Asset } from '#site/assets.ts';
import type { Site } from '#site/site.ts';

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

/** A dealer that can be built, and what the checks need besides. */
export interface CheckedDealer {
  readonly site: Site;
  /** All cars of the snapshot, hidden ones too. */
  readonly allCars: readonly Car[];
  readonly assets: readonly Asset[];
  /** Those for all dealers and its own. */
  readonly overrides: readonly Override[];
  readonly now: Date;
  readonly env: NodeJS.ProcessEnv;
}

export type Check = (dealer: CheckedDealer) => readonly Finding[] | Promise<readonly Finding[]>;

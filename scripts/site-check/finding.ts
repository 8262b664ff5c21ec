import type { Car } from '#domain/car/car.ts';
import type { Override } from '#scripts/overrides/overrides.ts';
import type { Asset } from '#site/assets.ts';
import type { Finding } from '#site/checks/finding.ts';
import type { Site } from '#site/site.ts';

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

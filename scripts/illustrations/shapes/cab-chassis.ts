import type { Shape } from '#scripts/illustrations/shape.ts';
import { cab } from './cab.ts';

/** Light truck as it leaves the factory: no body behind the cab. */
export const cabChassis: Shape = {
  ...cab,
  length: 610,
  height: 230,
  load: { kind: 'chassis', from: 166, to: 606, floor: 92, top: 92 },
};

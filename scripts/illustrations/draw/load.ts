import type { Shades } from '#scripts/illustrations/paints.ts';
import type { Load, Shape } from '#scripts/illustrations/shape.ts';
import { drawBox } from './box.ts';
import { drawChassis } from './chassis.ts';
import { drawCoach } from './coach.ts';
import { drawTray } from './tray.ts';

const LOADS = {
  chassis: () => '',
  tray: drawTray,
  box: drawBox,
  coach: drawCoach,
} satisfies Record<Load['kind'], (load: Load, shades: Shades) => string>;

/** The load on the chassis of a truck; nothing for other vehicles. Drawn before the cab. */
export function drawLoad(shape: Shape, shades: Shades): string {
  const { load } = shape;
  if (!load) return '';
  const chassis = load.kind === 'coach' ? '' : drawChassis(shape, load);
  return chassis + LOADS[load.kind](load, shades);
}

import type { Badge, ModelLine } from '#scripts/demo/catalogue/model-line.ts';

const FUELS = {
  Petrol: 'Petrol - Unleaded',
  Diesel: 'Diesel',
  Hybrid: 'Petrol/Electric',
  'Plug-in Hybrid': 'Petrol/Electric Plug-in',
  Electric: 'Electric',
} as const satisfies Record<Badge[2], string>;

/** The fuel in a listing's longer wording. */
export function describeFuel([, , fuel]: Badge): string {
  return FUELS[fuel];
}

/** The gearbox as written in a listing: '6 sp manual', 'CVT'. */
export function describeGearbox({ automatic }: ModelLine, [, , fuel, , gearbox]: Badge): string {
  if (gearbox === 'Manual') return '6 sp manual';
  if (fuel === 'Electric') return 'single-speed automatic';
  return automatic ?? (fuel === 'Hybrid' ? 'CVT' : '6 sp automatic');
}

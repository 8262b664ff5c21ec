import type { CarType } from './car.ts';

const LABELS = { new: 'New', used: 'Used', demo: 'Demo' } as const satisfies Record<CarType, string>;

/** The word for a car type: 'New', 'Used', 'Demo'. */
export function carTypeLabel(type: CarType): string {
  return LABELS[type];
}

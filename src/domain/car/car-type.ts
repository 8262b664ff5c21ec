/** The conditions a car can be in. In a file of its own, so that browsers need not load the car's schema. */
export const CAR_TYPES = ['new', 'used', 'demo'] as const;
export type CarType = (typeof CAR_TYPES)[number];

const LABELS = { new: 'New', used: 'Used', demo: 'Demo' } as const satisfies Record<CarType, string>;

/** The label of a car type: 'New', 'Used', 'Demo'. */
export function carTypeLabel(type: CarType): string {
  return LABELS[type];
}

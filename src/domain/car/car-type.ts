/** The conditions a car may be in. Apart from the car's schema, which browsers need not load. */
export const CAR_TYPES = ['new', 'used', 'demo'] as const;
export type CarType = (typeof CAR_TYPES)[number];

const LABELS = { new: 'New', used: 'Used', demo: 'Demo' } as const satisfies Record<CarType, string>;

/** The word for a car type: 'New', 'Used', 'Demo'. */
export function carTypeLabel(type: CarType): string {
  return LABELS[type];
}

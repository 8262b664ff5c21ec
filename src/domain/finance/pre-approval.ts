import type { Car } from '#domain/car/car.ts';
import { fillLink } from '#domain/link-template.ts';

/** What the link says. */
export const PRE_APPROVAL = 'Get pre-approved';

/** Where a loan for a car is approved before the purchase, by the dealer's template (T-59); undefined without one. */
export function preApprovalLink(
  template: string | undefined,
  { id, slug }: Pick<Car, 'id' | 'slug'>,
): string | undefined {
  return template && fillLink(template, { car_id: id, slug });
}

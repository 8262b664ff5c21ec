import type { Car } from '#domain/car/car.ts';
import { fillLinkTemplate } from '#domain/link-template.ts';

/** What the link says. */
export const PRE_APPROVAL_LABEL = 'Get pre-approved';

/** Where a loan for a car is approved before the purchase, by the dealer's template (T-59); undefined without one. */
export function preApprovalLink(
  template: string | undefined,
  { id, slug }: Pick<Car, 'id' | 'slug'>,
): string | undefined {
  return template && fillLinkTemplate(template, { car_id: id, slug });
}

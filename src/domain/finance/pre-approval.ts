import type { Car } from '#domain/car/car.ts';
import { fillLinkTemplate } from '#domain/link-template.ts';

/** The label of the pre-approval link. */
export const PRE_APPROVAL_LABEL = 'Get pre-approved';

/** The address for pre-approval of a loan for a car, from the dealer's template (T-59); undefined without a template. */
export function preApprovalLink(
  template: string | undefined,
  { id, slug }: Pick<Car, 'id' | 'slug'>,
): string | undefined {
  return template && fillLinkTemplate(template, { car_id: id, slug });
}

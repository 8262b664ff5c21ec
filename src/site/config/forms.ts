import * as v from 'valibot';
import { CAREERS_ENQUIRY, GENERAL_ENQUIRY } from '#domain/lead/category.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { FORM_FIELDS, type FormFieldName } from '#leads/forms/fields.ts';

export const formsSchema = v.strictObject({
  /** The text of the button that opens the enquiry form of a vehicle. */
  enquireButton: v.optional(v.picklist(['Enquire', 'Enquire Now', 'Shop Now', 'Quick Enquiry']), 'Enquire'),
  /** Whether visitors must write a message with an enquiry. */
  messageRequired: v.optional(v.boolean(), true),
  /** Terms that visitors must agree to before they send a form. Without it, there is no such checkbox. */
  terms: v.optional(nonEmptyText),
  /** The checkbox for news and offers. */
  optIn: v.optional(
    v.strictObject({
      /** The text beside the checkbox. */
      text: v.optional(nonEmptyText, 'Email me news and offers. Unsubscribe any time.'),
      /** Whether the checkbox is ticked at first. */
      ticked: v.optional(v.boolean(), true),
    }),
    {},
  ),
  /** The privacy note above the send button. It must be true of visitors who leave the box for news ticked. A link to the privacy policy follows it. */
  privacy: v.optional(
    nonEmptyText,
    'We use your details to respond to you. We only email you news and offers if the box above is ticked.',
  ),
  /** Your own labels, by the name of the field. */
  labels: v.optional(v.record(v.picklist(Object.keys(FORM_FIELDS) as FormFieldName[]), nonEmptyText), {}),
  /** Whether labels are above the fields. Otherwise they are in them: large while a field is empty, small above its value. */
  showLabels: v.optional(v.boolean(), true),
  /** The topics of the general enquiry. The first one is preselected. */
  categories: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1, 'must name at least one')), [
    GENERAL_ENQUIRY,
    'Sales Enquiry',
    'Service Enquiry',
    'Parts Enquiry',
    'Finance Enquiry',
    CAREERS_ENQUIRY,
  ]),
  /** The protection of the general enquiry against spam: an ALTCHA captcha, or none. Other forms have it only where `leads.acknowledge` is on. */
  captcha: v.optional(v.picklist(['altcha', 'none']), 'altcha'),
});

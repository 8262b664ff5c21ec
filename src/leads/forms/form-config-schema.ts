import * as v from 'valibot';
import { COUNTRY_CODES } from '#domain/country.ts';
import { FORM_FIELDS, type FormFieldName } from './fields.ts';
import type { FormConfig } from './forms.ts';

const fieldName = v.picklist(Object.keys(FORM_FIELDS) as FormFieldName[]);

/** Validates the dealer's form configuration on the server. Browsers trust it and load no valibot. */
export const formConfigSchema: v.GenericSchema<unknown, FormConfig> = v.object({
  dealer: v.string(),
  // Facts of an earlier version have none.
  country: v.optional(v.picklist(COUNTRY_CODES), 'au'),
  vehicle: v.string(),
  testDrive: v.optional(v.string()),
  messageRequired: v.boolean(),
  terms: v.nullable(v.string()),
  optIn: v.object({ text: v.string(), ticked: v.boolean() }),
  privacy: v.string(),
  labels: v.record(fieldName, v.string()),
  showLabels: v.boolean(),
  categories: v.array(v.string()),
  locations: v.array(
    v.object({ id: v.string(), name: v.string(), department: v.picklist(['sales', 'service', 'parts']) }),
  ),
  dealerships: v.array(v.object({ slug: v.string(), name: v.string() })),
  captcha: v.boolean(),
  acknowledge: v.boolean(),
});

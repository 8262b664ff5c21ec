import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { FORMS, type FormDepartment, type FormName } from '#leads/forms/forms.ts';

const atLeastOne = v.minLength<string[], 1, string>(1, 'must name at least one');
const DEPARTMENTS = ['sales', 'service', 'parts'] as const satisfies readonly FormDepartment[];

/** A route: leads that match all its criteria go to its targets. */
export const routeSchema = v.strictObject({
  /** The departments of the locations that leads are for. */
  departments: v.optional(v.pipe(v.array(v.picklist(DEPARTMENTS)), v.minLength(1, 'must name at least one'))),
  /** The ids of the locations that leads are for, as in locations.json. */
  locations: v.optional(v.pipe(v.array(nonEmptyText), atLeastOne)),
  /** The forms. */
  forms: v.optional(
    v.pipe(v.array(v.picklist(Object.keys(FORMS) as FormName[])), v.minLength(1, 'must name at least one')),
  ),
  /** The categories, such as 'Finance Enquiry'. */
  categories: v.optional(v.pipe(v.array(nonEmptyText), atLeastOne)),
  /** The names of the targets. */
  targets: v.pipe(v.array(nonEmptyText), atLeastOne),
});

export type Route = v.InferOutput<typeof routeSchema>;

import * as v from 'valibot';
import { type FormName, isFormName } from '#leads/forms/forms.ts';

/** Longer than the ids of any feed; the rest is cut off. */
const MAX_ID_LENGTH = 200;

/**
 * The id of a vehicle or a dealership from a browser. Feeds have ids of all kinds ('7~C100', '10 452/A'), and no lead is
 * refused because of one: readers must compare or escape it.
 */
export const feedIdSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_ID_LENGTH)),
);

/** Limits of the context that the browser sends; the rest is cut off. */
const MAX_PAGES = 50;
const MAX_PARAMS = 40;
const MAX_URL_LENGTH = 2000;
const MAX_NOTE_LENGTH = 500;

const noteSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_NOTE_LENGTH)),
);
const urlSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_URL_LENGTH)),
);
const fieldValueSchema = v.union([v.string(), v.boolean(), v.number()], 'must be a text');

/**
 * The body of POST /api/lead (docs/reference/functions.md). The form's own rules validate `userData`. The context around it
 * is cut to size rather than refused: no lead is lost because of a long address.
 */
export const leadRequestSchema = v.object({
  form: v.custom<FormName>((name) => typeof name === 'string' && isFormName(name), 'is not a known form'),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits or hyphens')),
  url: v.optional(urlSchema, ''),
  user_agent: v.optional(noteSchema, ''),
  source: v.optional(v.literal('Website'), 'Website'),
  car_id: v.optional(v.nullable(feedIdSchema), null),
  car_dealership_id: v.optional(v.nullable(feedIdSchema), null),
  lead_attributes: v.optional(
    v.object({
      visited_pages: v.optional(
        v.pipe(
          v.array(urlSchema),
          v.transform((pages) => pages.slice(-MAX_PAGES)),
        ),
        [],
      ),
      linked_query_params: v.optional(
        v.pipe(
          v.record(noteSchema, noteSchema),
          v.transform((params) => Object.fromEntries(Object.entries(params).slice(0, MAX_PARAMS))),
        ),
        {},
      ),
    }),
    {},
  ),
  userData: v.record(v.string(), fieldValueSchema),
  sent_at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  captcha: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4096))), null),
});

export type LeadRequest = v.InferOutput<typeof leadRequestSchema>;

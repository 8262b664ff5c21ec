import * as v from 'valibot';
import { type FormName, isFormName } from '#leads/forms/forms.ts';
import { feedIdSchema } from './feed-id.ts';

/** What the browser noted on the way to the form; more than this of it is of no use to anybody. */
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
 * The body of POST /api/lead (docs/reference/functions.md). What the visitor filled in lies in `userData` and is checked by the
 * form's own rules; what comes with it is cut to size, because a lead is never lost for the sake of a long address.
 */
export const leadRequestSchema = v.object({
  form: v.custom<FormName>((name) => typeof name === 'string' && isFormName(name), 'is none of our forms'),
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

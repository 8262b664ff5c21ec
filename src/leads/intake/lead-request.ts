import * as v from 'valibot';
import { type FormName, isFormName } from '#leads/forms/forms.ts';
import { feedIdSchema } from './feed-id.ts';

/** What the browser noted on the way to the form; more than this of it is of no use to anybody. */
const MOST_PAGES = 50;
const MOST_PARAMS = 40;
const LONGEST_ADDRESS = 2000;
const LONGEST_NOTE = 500;

const note = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, LONGEST_NOTE)),
);
const address = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, LONGEST_ADDRESS)),
);
const value = v.union([v.string(), v.boolean(), v.number()], 'must be a text');

/**
 * The body of POST /api/lead (docs/reference/functions.md). What the visitor filled in lies in `userData` and is checked by the
 * form's own rules; what comes with it is cut to size, because a lead is never lost for the sake of a long address.
 */
export const leadRequestSchema = v.object({
  form: v.custom<FormName>((name) => typeof name === 'string' && isFormName(name), 'is none of our forms'),
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits or hyphens')),
  url: v.optional(address, ''),
  user_agent: v.optional(note, ''),
  source: v.optional(v.literal('Website'), 'Website'),
  car_id: v.optional(v.nullable(feedIdSchema), null),
  car_dealership_id: v.optional(v.nullable(feedIdSchema), null),
  lead_attributes: v.optional(
    v.object({
      visited_pages: v.optional(
        v.pipe(
          v.array(address),
          v.transform((pages) => pages.slice(-MOST_PAGES)),
        ),
        [],
      ),
      linked_query_params: v.optional(
        v.pipe(
          v.record(note, note),
          v.transform((params) => Object.fromEntries(Object.entries(params).slice(0, MOST_PARAMS))),
        ),
        {},
      ),
    }),
    {},
  ),
  userData: v.record(v.string(), value),
  sent_at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  captcha: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4096))), null),
});

export type LeadRequest = v.InferOutput<typeof leadRequestSchema>;

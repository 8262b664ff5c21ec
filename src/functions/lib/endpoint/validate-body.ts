import * as v from 'valibot';
import { HttpError } from '#functions/lib/http/http-error.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';

/**
 * The address alone says which dealer a request is for. Throws an HttpError (422) if the body names another one; what is no text
 * is a sender's own.
 */
export function assertSameSite(body: JsonObject, { dealer }: SiteFacts): void {
  for (const name of ['site', 'website_id']) {
    if (typeof body[name] === 'string' && body[name] !== dealer) {
      throw new HttpError(422, 'This was meant for another website.', {
        fields: { [name]: 'is another site' },
      });
    }
  }
}

/** Parses a body by a schema. Throws an HttpError (422) that names the invalid fields. */
export function validateBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const),
  );
  throw new HttpError(422, 'Something was missing. Please reload the page and try again.', { fields });
}

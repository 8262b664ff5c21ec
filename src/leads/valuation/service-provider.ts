import * as v from 'valibot';
import { estimateSchema, MAX_NAME_LENGTH, vehicleSchema } from '#domain/valuation/valuation.ts';
import type { SafePost } from '#leads/http/safe-post.ts';
import type { ValuationProvider } from './online-valuation.ts';

const nameSchema = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_NAME_LENGTH)),
);
const nullableNameSchema = v.optional(v.nullable(nameSchema), null);
const vehicleResponseSchema = v.object({
  year: vehicleSchema.entries.year,
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  make: nameSchema,
  model: nameSchema,
  badge: nullableNameSchema,
  body: nullableNameSchema,
});

interface ServiceOptions {
  /** The base address, with a trailing slash. */
  readonly url: URL;
  readonly token: string;
  readonly post: SafePost;
}

/**
 * A provider behind HTTP: `POST <url>rego` and `POST <url>valuation` (docs/reference/functions.md). 404 means unknown.
 * Any other unexpected answer rejects with a reason that can be logged.
 */
export function createServiceProvider({ url, token, post }: ServiceOptions): ValuationProvider {
  async function ask<Schema extends v.GenericSchema>(
    path: string,
    question: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'user-agent': 'Forecourt',
    };
    const { status, text } = await post(new URL(path, url), headers, JSON.stringify(question));
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`the valuation service answered ${status} to ${path}`);
    const read = v.safeParse(schema, tryParseJson(text));
    if (!read.success) throw new Error(`the valuation service answered ${path} with something else`);
    return read.output;
  }

  return {
    example: false,
    async lookUp(plate) {
      const found = await ask('rego', plate, vehicleResponseSchema);
      if (!found) return undefined;
      const { id, ...vehicle } = found;
      return { ref: id, vehicle };
    },
    estimate: ({ ref }, adjustmentAnswers) =>
      ask('valuation', { id: ref, adjustmentAnswers }, estimateSchema),
  };
}

/** Undefined if the text is not JSON. */
function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

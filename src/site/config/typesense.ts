import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { hostName } from '#domain/scalar-schemas.ts';
import { isScopedKey } from '#search/engines/typesense/scoped-key.ts';

/** A hosted index in a Typesense cluster (CONF-08). `npm run stock:push` uploads the stock. */
export const typesenseSchema = v.strictObject({
  /** The host name of the cluster, such as 'x1y2z3.a1.typesense.net'. */
  host: hostName,
  /** The protocol of the cluster. Use `http` only for a cluster on your own computer. */
  protocol: v.optional(v.picklist(['https', 'http']), 'https'),
  /** The port of the cluster. */
  port: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)), 443),
  /** The name of the index in the cluster: an alias of the newest collection, such as 'cars_example-motors'. */
  index: v.pipe(
    v.string(),
    v.regex(
      /^[a-z0-9_-]+$/,
      'must be lower case letters, digits, "_" and "-", such as "cars_example-motors"',
    ),
  ),
  /** The key that pages search with; `npm run stock:push` creates and prints it. Without a key, pages search the index file. */
  searchKey: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isScopedKey,
        'must be a scoped search key, as "npm run stock:push" prints it: it is read by everybody',
      ),
    ),
  ),
  /** Instead of `searchKey`: the name of the environment variable that holds the key when the site is built. */
  searchKeyEnv: v.optional(envNameSchema),
  /** The name of the environment variable that holds the admin key of the cluster when stock is pushed. */
  adminKeyEnv: v.optional(envNameSchema, 'TYPESENSE_ADMIN_KEY'),
});

export type TypesenseConfig = v.InferOutput<typeof typesenseSchema>;

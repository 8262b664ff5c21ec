import { Errors } from 'typesense';
import { getTypesenseOrigin } from '#search/engines/typesense/typesense-host.ts';
import type { TypesenseConfig } from '#site/config/search.ts';
import { PushRejectedError } from './push-stock.ts';

/** Maximum number of refused rows to list. */
const MAX_LISTED_ROWS = 20;

/** Describes a host's error, one line per problem: `slug: key: problem. Fix.`; undefined for a bug of ours. */
export function describePushError(
  slug: string,
  config: TypesenseConfig,
  error: unknown,
): string[] | undefined {
  const explanation = error instanceof Error ? explain(error, config) : undefined;
  if (!explanation) return undefined;
  const [key, text] = explanation;
  const rows = error instanceof PushRejectedError ? error.rows : [];
  const listed = rows
    .slice(0, MAX_LISTED_ROWS)
    .map(({ stock, reason }) => `${slug}: stock ${stock}: ${reason}`);
  const more = rows.length - listed.length;
  return [
    ...listed,
    ...(more > 0 ? [`${slug}: and ${more} more.`] : []),
    `${slug}: search.engine.typesense.${key}: ${text}`,
  ];
}

/** The key of site.ts to look at, with the problem and its fix. */
function explain(
  error: Error & { readonly code?: unknown; readonly httpStatus?: unknown },
  config: TypesenseConfig,
): readonly [key: string, text: string] | undefined {
  const origin = getTypesenseOrigin(config);
  const { message, code, httpStatus } = error;
  if (error instanceof PushRejectedError)
    return [
      'index',
      `${origin} ${message}. Visitors still search the previous stock. Fix the feed and push again.`,
    ];
  if (error instanceof Errors.RequestUnauthorized)
    return [
      'adminKeyEnv',
      `${origin} does not accept the key in ${config.adminKeyEnv}. Set it to an admin key of this cluster.`,
    ];
  if (error instanceof Errors.ObjectAlreadyExists)
    return ['index', `another push is under way (${message}). Wait until it has ended and push again.`];
  if (error instanceof Errors.HTTPError || typeof httpStatus === 'number')
    return ['host', `${origin} refused (${message}). Check that it runs Typesense 27 or later.`];
  // A refused or broken connection, an unknown host name, no answer in time.
  if (/^(E[A-Z_]+|UND_ERR_\w+)$/.test(String(code)))
    return [
      'host',
      `${origin} does not answer (${code}). Check host, port and protocol, and that the cluster is up.`,
    ];
  return undefined;
}

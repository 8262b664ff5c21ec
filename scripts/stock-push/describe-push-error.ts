import { Errors } from 'typesense';
import { getTypesenseOrigin } from '#search/engines/typesense/typesense-host.ts';
import type { TypesenseConfig } from '#site/config/typesense.ts';
import { PushRejectedError } from './push-stock.ts';

/** Maximum number of refused rows to list. */
const MAX_LISTED_ROWS = 20;

/** Describes a host's error, one line per problem: `slug: key: problem. Fix.`; undefined for a bug of ours. */
export function describePushError(
  slug: string,
  config: TypesenseConfig,
  error: unknown,
): string[] | undefined {
  const at = (key: string, text: string) => `${slug}: search.engine.typesense.${key}: ${text}`;
  const origin = getTypesenseOrigin(config);
  if (error instanceof PushRejectedError) {
    const rows = error.rows
      .slice(0, MAX_LISTED_ROWS)
      .map(({ stock, reason }) => `${slug}: stock ${stock}: ${reason}`);
    const more =
      error.rows.length > MAX_LISTED_ROWS
        ? [`${slug}: and ${error.rows.length - MAX_LISTED_ROWS} more.`]
        : [];
    return [
      ...rows,
      ...more,
      at(
        'index',
        `${origin} ${error.message}. Visitors still search the previous stock. Fix the feed and push again.`,
      ),
    ];
  }
  if (error instanceof Errors.RequestUnauthorized)
    return [
      at(
        'adminKeyEnv',
        `${origin} does not accept the key in ${config.adminKeyEnv}. Set it to an admin key of this cluster.`,
      ),
    ];
  if (error instanceof Errors.ObjectAlreadyExists)
    return [
      at('index', `another push is under way (${error.message}). Wait until it has ended and push again.`),
    ];
  if (error instanceof Errors.HTTPError || isHttpError(error))
    return [
      at(
        'host',
        `${origin} refused (${(error as Error).message}). Check that it runs Typesense 27 or later.`,
      ),
    ];
  if (isConnectionError(error))
    return [
      at(
        'host',
        `${origin} does not answer (${error.code}). Check host, port and protocol, and that the cluster is up.`,
      ),
    ];
  return undefined;
}

function isHttpError(error: unknown): boolean {
  return error instanceof Error && typeof (error as { httpStatus?: unknown }).httpStatus === 'number';
}

/** A refused or broken connection, an unknown host name, no answer in time. */
function isConnectionError(error: unknown): error is Error & { readonly code: string } {
  return (
    error instanceof Error && /^(E[A-Z_]+|UND_ERR_\w+)$/.test(String((error as { code?: unknown }).code))
  );
}

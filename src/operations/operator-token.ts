import { isEqualTimingSafe, isSafeToken } from '#platform/webhooks/signature.ts';

/** The address of /operations/ for others than the machine itself; undefined without OPERATOR_HOST, or without a token. */
export function findOperationsUrl({
  OPERATOR_HOST: host,
  OPERATOR_TOKEN: token,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  return host && isSafeToken(token) ? `https://${host.toLowerCase()}/operations/` : undefined;
}

/**
 * Whether an Authorization header has the operator's token: `Bearer <token>`, or HTTP Basic with it as the password, for
 * browsers. Never true if no token, or a short one, is set.
 */
export function hasOperatorToken(authorization: string | null, token: string | undefined): boolean {
  const given = readToken(authorization ?? '');
  return isSafeToken(token) && given !== undefined && isEqualTimingSafe(token, given);
}

function readToken(authorization: string): string | undefined {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme === '') return undefined;
  const pair = Buffer.from(credentials, 'base64').toString();
  const colon = pair.indexOf(':');
  return colon === -1 ? undefined : pair.slice(colon + 1);
}

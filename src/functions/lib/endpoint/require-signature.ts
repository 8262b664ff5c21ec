import { readBytes } from '#functions/lib/http/read-body.ts';
import { HttpError } from '#functions/lib/http/responses.ts';
import {
  getExpiry,
  isFresh,
  isSignedBy,
  parseSignedMessage,
  parseSigningSecret,
} from '#platform/webhooks/signature.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import type { RequestContext, SiteContext } from './endpoint.ts';

/** Reveals neither the reason nor whether the site or its secrets exist. */
export function unauthorized(): HttpError {
  return new HttpError(401, 'The signature is missing or invalid.');
}

/** A call that was signed with one of the dealer's secrets, and its body. */
export interface SignedContext extends SiteContext {
  readonly bytes: Uint8Array;
}

/** The variables with the secrets, by their setting in site.ts. */
const SECRET_NAMES = {
  'rebuild.secretEnvs': ({ rebuildSecrets }: SiteFacts) => rebuildSecrets,
  'leads.apiSecretEnvs': ({ leads }: SiteFacts) => leads.apiSecretEnvs,
};

/**
 * Accepts a call that is signed with an active secret of the dealer, at most 300 seconds old and not a replay. Throws the
 * same HttpError (401) for everything else.
 */
export async function requireSignature(
  call: RequestContext,
  setting: keyof typeof SECRET_NAMES = 'rebuild.secretEnvs',
): Promise<SignedContext> {
  const { request, site, runtime, now } = call;
  const bytes = await readBytes(request);
  const message = parseSignedMessage(request.headers, bytes);
  if (!site || !message || !isFresh(message, now)) throw unauthorized();
  const secretNames = SECRET_NAMES[setting](site);
  const keys = secretNames
    .map((name) => parseSigningSecret(runtime.env(name)))
    .filter((key) => key !== undefined);
  if (keys.length === 0 && secretNames.length > 0) {
    const names = secretNames.join(' nor ');
    runtime.log(
      `${site.dealer}: ${setting}: ${names} holds no secret. Set it to whsec_ and 32 bytes in base64.`,
    );
  }
  if (!isSignedBy(keys, message)) throw unauthorized();
  // A sender signs every attempt anew: the same id with the same timestamp is a replay.
  const signedMessage = `${message.id}-${message.timestamp}`;
  if (!(await runtime.buildQueue().claimMessage(site.dealer, signedMessage, getExpiry(message), now)))
    throw unauthorized();
  return { ...call, site, bytes };
}

import { createHmac } from 'node:crypto';
import { assertSameSite, parseJsonObject, readBytes } from '#functions/lib/http/read-body.ts';
import { HttpError } from '#functions/lib/http/responses.ts';
import type { Runtime } from '#functions/lib/runtime/runtime.ts';
import {
  getExpiry,
  isAnyEqualTimingSafe,
  isFresh,
  isSafeToken,
  isSignedBy,
  MIN_TOKEN_LENGTH,
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

/** GitHub sends what was pushed, of many commits too. */
const MAX_PUSH_BYTES = 2_000_000;

/**
 * The dealer of a request for a build: it has one of the dealer's tokens, or was signed with one as GitHub does, or is signed as in
 * Standard Webhooks. What a CMS sends in the body is its own; a signed body is ours and may name the dealer. Throws the same
 * HttpError (401) for everything else.
 */
export async function authorizeRebuild(call: RequestContext): Promise<SiteContext> {
  const known = await findByToken(call);
  if (known) return known;
  const signed = await requireSignature(call);
  // A body is required: the signature of a GET without one must not start a build.
  assertSameSite(parseJsonObject(signed.bytes), signed.site);
  return signed;
}

/** The dealer of a request for the status of builds: it has one of the dealer's tokens, or is signed as in Standard Webhooks. */
export async function authorizeStatus(call: RequestContext): Promise<SiteContext> {
  return (await findByToken(call)) ?? requireSignature(call);
}

async function findByToken(call: RequestContext): Promise<SiteContext | undefined> {
  const { site, request, url } = call;
  if (!site || site.rebuildTokens.length === 0) return undefined;
  const tokens = getTokens(site, call.runtime);
  if (isAnyEqualTimingSafe(tokens, readTokens(request.headers, url))) return { ...call, site };
  const signature = request.headers.get('x-hub-signature-256');
  if (signature === null) return undefined;
  const body = await readBytes(request, MAX_PUSH_BYTES);
  if (!isSignedByGitHub(tokens, body, signature)) throw unauthorized();
  return { ...call, site };
}

/** The dealer's tokens. The log names those that are not set, or too short to be safe. */
function getTokens({ dealer, rebuildTokens }: SiteFacts, runtime: Runtime): string[] {
  const tokens = new Map(rebuildTokens.map((name) => [name, runtime.env(name)]));
  const unsafe = rebuildTokens.filter((name) => !isSafeToken(tokens.get(name)));
  if (unsafe.length > 0)
    runtime.log(
      `${dealer}: rebuild.tokenEnvs: ${unsafe.join(' and ')}: not set, or shorter than ${MIN_TOKEN_LENGTH} characters. Set a longer token.`,
    );
  return [...tokens.values()].filter(isSafeToken);
}

/** The places for a token that senders offer: a header of the editor's choice, GitLab's own, or the address. */
function readTokens(headers: Headers, url: URL): string[] {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return [bearer, headers.get('x-gitlab-token'), url.searchParams.get('token')].filter(
    (text) => text != null,
  );
}

/** GitHub signs the body with the token as it is written. */
function isSignedByGitHub(tokens: readonly string[], body: Uint8Array, signature: string): boolean {
  const right = tokens.map((token) => `sha256=${createHmac('sha256', token).update(body).digest('hex')}`);
  return isAnyEqualTimingSafe(right, [signature]);
}

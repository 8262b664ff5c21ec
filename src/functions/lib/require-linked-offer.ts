import { HttpError } from '#functions/lib/http/responses.ts';
import { findLinkedOffer, type LinkedOffer } from '#leads/trade-in-offer/offer-link.ts';
import type { SiteContext } from './endpoint/endpoint.ts';
import { getSigningKey } from './valuation-service.ts';

const REFUSALS = {
  unknown: [404, "We can't find that offer. Please open the link in our email again, or call us."],
  replaced: [410, "We've made you a newer offer. Please open the link in our latest email, or call us."],
  expired: [410, 'This offer has expired. Please call us for a new one.'],
} as const;

/** The offer that a signed link names. Throws an HttpError: 404 if there is none, 410 if it holds no longer. */
export async function requireLinkedOffer(
  link: { readonly lead_id: string; readonly offer: string },
  { site, runtime, now }: Pick<SiteContext, 'site' | 'runtime' | 'now'>,
): Promise<LinkedOffer> {
  const signingKey = getSigningKey({ site, runtime });
  const found = await findLinkedOffer(link, { site, signingKey, store: runtime.store(), now });
  if (typeof found === 'object') return found;
  const [status, message] = REFUSALS[found];
  throw new HttpError(status, message, found === 'unknown' ? { fields: { offer: 'is not known' } } : {});
}

import * as v from 'valibot';
import { TRADE_IN_OFFER_PATH } from '#domain/paths.ts';
import { type SigningOptions, signToken, verifyToken } from '#platform/signed-token.ts';

type SigningKey = Pick<SigningOptions, 'secret' | 'site'>;

const tokenSchema = v.object({ lead: v.string(), offer: v.string() });

/** The link of an offer for the visitor. `siteUrl` is the site's public address. */
export function createOfferLink(siteUrl: string, leadId: string, offerId: string, key: SigningKey): string {
  const token = signToken({ lead: leadId, offer: offerId }, { ...key, purpose: 'trade-in-offer' });
  const link = new URL(TRADE_IN_OFFER_PATH, siteUrl);
  link.search = new URLSearchParams({ lead_id: leadId, offer: token }).toString();
  return link.href;
}

/** The id of the offer that a link was signed for; undefined if it is forged or of another lead. */
export function verifyOfferToken(token: string, leadId: string, key: SigningKey): string | undefined {
  const signed = verifyToken(token, tokenSchema, { ...key, purpose: 'trade-in-offer' });
  return signed?.lead === leadId ? signed.offer : undefined;
}

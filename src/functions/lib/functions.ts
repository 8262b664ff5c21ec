import appointments, { config as appointmentsConfig } from '#functions/appointments.ts';
import brochure, { config as brochureConfig } from '#functions/brochure.ts';
import captcha, { config as captchaConfig } from '#functions/captcha.ts';
import finance, { config as financeConfig } from '#functions/finance.ts';
import lead, { config as leadConfig } from '#functions/lead.ts';
import mcp, { config as mcpConfig } from '#functions/mcp.ts';
import miscellaneous, { config as miscellaneousConfig } from '#functions/miscellaneous.ts';
import offerAccepted, { config as offerAcceptedConfig } from '#functions/offer-accepted.ts';
import pageSpeed, { config as pageSpeedConfig } from '#functions/page-speed.ts';
import payment, { config as paymentConfig } from '#functions/payment.ts';
import phoneReveal, { config as phoneRevealConfig } from '#functions/phone-reveal.ts';
import rebuild, { config as rebuildConfig } from '#functions/rebuild.ts';
import rebuildStatus, { config as rebuildStatusConfig } from '#functions/rebuild-status.ts';
import rego, { config as regoConfig } from '#functions/rego.ts';
import search, { config as searchConfig } from '#functions/search.ts';
import tradeInOffer, { config as tradeInOfferConfig } from '#functions/trade-in-offer.ts';
import tradeInOffers, { config as tradeInOffersConfig } from '#functions/trade-in-offers.ts';
import valuation, { config as valuationConfig } from '#functions/valuation.ts';
import type { FunctionConfig, NetlifyFunction } from './endpoint/endpoint.ts';

const LISTED: readonly (readonly [FunctionConfig, NetlifyFunction])[] = [
  [appointmentsConfig, appointments],
  [brochureConfig, brochure],
  [captchaConfig, captcha],
  [financeConfig, finance],
  [leadConfig, lead],
  [mcpConfig, mcp],
  [miscellaneousConfig, miscellaneous],
  [offerAcceptedConfig, offerAccepted],
  [pageSpeedConfig, pageSpeed],
  [paymentConfig, payment],
  [phoneRevealConfig, phoneReveal],
  [rebuildConfig, rebuild],
  [rebuildStatusConfig, rebuildStatus],
  [regoConfig, rego],
  [searchConfig, search],
  [tradeInOfferConfig, tradeInOffer],
  [tradeInOffersConfig, tradeInOffers],
  [valuationConfig, valuation],
];

/** Every function that has an address, for hosts other than Netlify, which finds the files by itself. */
export const FUNCTIONS: ReadonlyMap<string, NetlifyFunction> = new Map(
  LISTED.flatMap(([{ path }, answer]) => [path].flat().map((each) => [each, answer] as const)),
);

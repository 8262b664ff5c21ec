import appointments, { config as appointmentsConfig } from '#functions/appointments.ts';
import brochure, { config as brochureConfig } from '#functions/brochure.ts';
import captcha, { config as captchaConfig } from '#functions/captcha.ts';
import enquiry, { config as enquiryConfig } from '#functions/enquiry.ts';
import finance, { config as financeConfig } from '#functions/finance.ts';
import lead, { config as leadConfig } from '#functions/lead.ts';
import miscellaneous, { config as miscellaneousConfig } from '#functions/miscellaneous.ts';
import offerAccepted, { config as offerAcceptedConfig } from '#functions/offer-accepted.ts';
import payment, { config as paymentConfig } from '#functions/payment.ts';
import phoneReveal, { config as phoneRevealConfig } from '#functions/phone-reveal.ts';
import rebuild, { config as rebuildConfig } from '#functions/rebuild.ts';
import rebuildStatus, { config as rebuildStatusConfig } from '#functions/rebuild-status.ts';
import rego, { config as regoConfig } from '#functions/rego.ts';
import search, { config as searchConfig } from '#functions/search.ts';
import tradeInOffer, { config as tradeInOfferConfig } from '#functions/trade-in-offer.ts';
import tradeInOffers, { config as tradeInOffersConfig } from '#functions/trade-in-offers.ts';
import valuation, { config as valuationConfig } from '#functions/valuation.ts';
import type { NetlifyFunction } from './endpoint/endpoint.ts';

/** Every function that has an address, for hosts other than Netlify, which finds the files by itself. */
export const FUNCTIONS: ReadonlyMap<string, NetlifyFunction> = new Map([
  [appointmentsConfig.path, appointments],
  [brochureConfig.path, brochure],
  [captchaConfig.path, captcha],
  [enquiryConfig.path, enquiry],
  [financeConfig.path, finance],
  [leadConfig.path, lead],
  [miscellaneousConfig.path, miscellaneous],
  [offerAcceptedConfig.path, offerAccepted],
  [paymentConfig.path, payment],
  [phoneRevealConfig.path, phoneReveal],
  [rebuildConfig.path, rebuild],
  [rebuildStatusConfig.path, rebuildStatus],
  [regoConfig.path, rego],
  [searchConfig.path, search],
  [tradeInOfferConfig.path, tradeInOffer],
  [tradeInOffersConfig.path, tradeInOffers],
  [valuationConfig.path, valuation],
]);

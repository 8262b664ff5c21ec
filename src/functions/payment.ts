import { html } from '#leads/forms/html.ts';
import { LEAD_ID } from '#leads/intake/lead-id.ts';
import { paymentOfLead } from '#leads/payment/payment-of-lead.ts';
import { answerHtml, answerSeeOther } from './lib/answers.ts';
import { type Call, type FunctionConfig, getEndpoint } from './lib/endpoint.ts';
import { functionPage } from './lib/page.ts';
import { refererParam } from './lib/referer.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/payment',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/**
 * Leads a visitor from /success/ on to the provider's page, for a lead that is kept: `?lead_id=<id>`, or the same in the
 * address of the page with the link, which works without scripts.
 */
async function pay({ request, url, site, world }: Call): Promise<Response> {
  const id = url.searchParams.get('lead_id') ?? refererParam(request, 'lead_id') ?? '';
  const lead = LEAD_ID.test(id) ? await world.store().find(site.dealer, id) : undefined;
  const payment = lead && paymentOfLead(lead, site.payment);
  if (payment?.kind === 'redirect') return answerSeeOther(payment.url);
  const body = html`<p>We do not know what you would like to pay for. If you have just sent us a reservation, we have it, and will call you about the fee.</p>
<p><a href="/contact/">See how to reach us</a></p>`;
  return answerHtml(404, functionPage(site, 'There is nothing to pay here', body.toString()));
}

export default getEndpoint(config, pay);

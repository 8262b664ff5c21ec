import { getRefererParam } from '#functions/lib/http/request.ts';
import { LEAD_ID_PATTERN } from '#leads/intake/lead-id.ts';
import { findPaymentUrl } from '#leads/payment/payment.ts';
import { html } from '#platform/markup.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';
import { renderFunctionPage } from './lib/http/render-page.ts';
import { respondHtml, respondSeeOther } from './lib/http/responses.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/payment',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/**
 * Redirects a visitor from /success/ to the payment page of a recorded lead: `?lead_id=<id>`, or the same parameter in the
 * Referer, which works without scripts.
 */
async function redirectToPayment({ request, url, site, runtime }: SiteContext): Promise<Response> {
  const id = url.searchParams.get('lead_id') ?? getRefererParam(request, 'lead_id') ?? '';
  const lead = LEAD_ID_PATTERN.test(id) ? await runtime.store().find(site.dealer, id) : undefined;
  const payment = lead && findPaymentUrl(lead, site.payment);
  if (payment) return respondSeeOther(payment);
  const body = html`<p>We can't tell what you'd like to pay for. If you've just sent us a reservation, we've got it and we'll call you about the fee.</p>
<p><a href="/contact/">Contact us</a></p>`;
  return respondHtml(404, renderFunctionPage(site, 'Nothing to pay here', body.toString()));
}

export default createGetEndpoint(config, redirectToPayment);

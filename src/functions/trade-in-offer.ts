import { formatLongDate } from '#domain/hours/long-date.ts';
import { formatDollars } from '#domain/numbers.ts';
import { getRefererParam } from '#functions/lib/http/request.ts';
import { html } from '#platform/markup.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';
import { renderFunctionPage } from './lib/http/render-page.ts';
import { respondHtml, respondJson } from './lib/http/responses.ts';
import { requireLinkedOffer } from './lib/require-linked-offer.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/trade-in-offer',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/**
 * The offer of a signed link, `?lead_id=<id>&offer=<token>`: as JSON, or as a page with the form that accepts it, for which
 * the Referer may have the parameters instead.
 */
async function showOffer(call: SiteContext): Promise<Response> {
  const { request, url, site } = call;
  const param = (name: string) => url.searchParams.get(name) ?? getRefererParam(request, name) ?? '';
  const link = { lead_id: param('lead_id'), offer: param('offer') };
  const { offer, accepted } = await requireLinkedOffer(link, call);
  const shown = {
    vehicle: offer.vehicle,
    amount: formatDollars(offer.amount),
    until: formatLongDate(offer.until),
    conditions: offer.conditions,
    accepted: accepted !== undefined,
  };
  if (!(request.headers.get('accept') ?? '').startsWith('text/html')) return respondJson(200, shown);
  const body = html`<p>${site.name} will pay you <strong>${shown.amount}</strong> for ${shown.vehicle}.</p>
<p>You can accept this offer until ${shown.until}.</p>
<p>${shown.conditions}</p>
${
  accepted
    ? html`<p role="status">You've already accepted this offer.</p>`
    : html`<form class="form" method="post" action="/api/offer-accepted">
<input type="hidden" name="lead_id" value="${link.lead_id}">
<input type="hidden" name="offer" value="${link.offer}">
<p class="form__act"><button class="btn btn--primary form__send" type="submit">Accept the offer</button></p>
</form>`
}`;
  return respondHtml(200, renderFunctionPage(site, 'Our offer for your vehicle', body.toString()));
}

export default createGetEndpoint(config, showOffer);

import { plainSuccessPath } from '#domain/lead/success-messages.ts';
import type { PostContext } from '#functions/lib/endpoint/endpoint.ts';
import { validateBody } from '#functions/lib/http/read-body.ts';
import { renderFunctionPage, renderHeldPage } from '#functions/lib/http/render-page.ts';
import { HttpError, respondHtml, respondJson, respondSeeOther } from '#functions/lib/http/responses.ts';
import { acceptLead } from '#leads/acceptance/accept.ts';
import { createAltchaProvider } from '#leads/captcha/altcha.ts';
import { buildForm } from '#leads/forms/forms.ts';
import { renderForm } from '#leads/forms/render-form.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { type LeadRequest, leadRequestSchema } from '#leads/intake/lead-request.ts';
import { findPaymentUrl } from '#leads/payment/payment.ts';
import { getSigningKey } from './valuation-service.ts';

/** The message for invalid fields, which `fields` names. */
const INVALID_FIELDS = 'Please check your details and try again.';

/** What the visitor reads who can't have the car any more. */
const REFUSALS = {
  unavailable: (vehicle: string) =>
    `Sorry, this ${vehicle} has just been sold or reserved by someone else. We didn't send your request.`,
  reserved: (vehicle: string) =>
    `Sorry, this ${vehicle} has just been reserved. We didn't send your request, and there's nothing for you to pay. If you're the one who reserved it, we've got your reservation and we'll be in touch.`,
} as const;

/** The limit of leads that no captcha verified: generous for people, useless for programs. */
const UNVERIFIED_LIMIT = { windowLimit: 5, windowSize: 600 } as const;

/** Accepts a lead. Scripts get its id as JSON, plain forms a redirect (docs/reference/functions.md). */
export async function receiveLead(call: PostContext): Promise<Response> {
  const { body, plain, now, site, runtime, waitUntil, checkRateLimit } = call;
  const request = validateBody(leadRequestSchema, plain ? parsePlainForm(call.request, body, now) : body);
  const store = runtime.store();
  const accepted = await acceptLead(request, {
    site,
    captcha: site.forms.captcha
      ? createAltchaProvider({ site: site.dealer, secret: runtime.captchaSecret, store })
      : undefined,
    signingKey: getSigningKey({ site, runtime }),
    limiter: {
      countLead: () => checkRateLimit(),
      countUnverifiedLead: () =>
        checkRateLimit({ ...UNVERIFIED_LIMIT, name: `unverified leads of ${site.dealer}` }),
    },
    store,
    now,
  });
  if (accepted.ok) {
    const { lead } = accepted;
    const lead_id = lead.id;
    waitUntil(runtime.dispatch(site, lead_id));
    const payment = findPaymentUrl(lead, site.payment) !== undefined;
    const held = lead.handling === 'held';
    if (!plain) return respondJson(200, { lead_id, ...(payment && { payment }), ...(held && { held }) });
    if (held) return respondHtml(200, renderHeldPage(site));
    return respondSeeOther(plainSuccessPath(request.form, payment ? lead_id : undefined));
  }
  if ('refused' in accepted) throw new HttpError(409, REFUSALS[accepted.refused](site.forms.vehicle));
  const { fields } = accepted;
  // The captcha has no field that could show its error.
  if (!plain) throw new HttpError(422, fields.captcha ?? INVALID_FIELDS, { fields });
  return respondForm(call, request, fields);
}

/**
 * A plain form as the lead that a script would have sent. Without a key from a script, the same values from the same page on
 * one day are one lead: a second click does not send another.
 */
function parsePlainForm(request: Request, fields: JsonObject, now: Date): JsonObject {
  const { form, car_id, car_dealership_id, url, captcha, ...userData } = fields;
  // The visit is known only by the page's address: the Referer, or after mistakes a field of the form.
  const address = url || request.headers.get('referer') || '';
  const page = URL.parse(String(address), request.url);
  const param = (name: string) => page?.searchParams.get(name) ?? null;
  const part = userData.part || param('part');
  const location_id = userData.location_id || param('location');
  const dealership_slug = userData.dealership_slug || param('preferredDealership');
  return {
    form: form ?? '',
    key: `plain-${now.toISOString().slice(0, 10)}`,
    url: address,
    user_agent: request.headers.get('user-agent') ?? '',
    car_id: car_id || param('car_id'),
    car_dealership_id: car_dealership_id || null,
    captcha: captcha || null,
    ...(page && {
      lead_attributes: {
        visited_pages: [page.pathname],
        linked_query_params: Object.fromEntries(page.searchParams),
      },
    }),
    userData: {
      ...userData,
      ...(part && { part }),
      ...(location_id && { location_id }),
      ...(dealership_slug && { dealership_slug }),
    },
  };
}

/** The form again, with its values and errors. */
async function respondForm(
  { site, body }: PostContext,
  request: LeadRequest,
  problems: Readonly<Record<string, string>>,
): Promise<Response> {
  const form = buildForm(request.form, site.forms);
  const boxes = form.steps.flatMap((step) => step.fields).filter(({ kind }) => kind === 'checkbox');
  const values = {
    // Browsers do not send empty boxes; they must not come back ticked (T-64).
    ...Object.fromEntries(boxes.map((box) => [box.name, ''])),
    ...Object.fromEntries(Object.entries(body).map(([field, value]) => [field, String(value)])),
    // The address of this answer has neither the page nor the car.
    url: request.url,
    ...(request.car_id && { car_id: request.car_id }),
  };
  const { captcha, ...fields } = problems;
  const errors = captcha === undefined ? fields : { ...fields, '': captcha };
  return respondHtml(422, renderFunctionPage(site, form.title, await renderForm(form, values, errors)));
}

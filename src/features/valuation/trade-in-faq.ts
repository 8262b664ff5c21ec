import { formatWholeNumber } from '#domain/numbers.ts';
import { getOnlineValuationConfig, type ValuationConfig } from '#domain/valuation/config-schema.ts';
import { ONLINE_LIMITS } from '#domain/valuation/online.ts';
import { VALIDITY_DAYS } from '#domain/valuation/validity.ts';
import { html } from '#platform/markup.ts';

/** The reasons for which an inspection fails. */
const FAILURE_REASONS = [
  'It was stolen or written off',
  'It has had a major accident repair',
  'It has major mechanical defects',
  'The service history or logbooks are missing',
  'It has hail damage or a hail repair',
] as const;

/** The FAQ about trading in, with the dealer's limits and word for a vehicle; answers are HTML. */
export function tradeInFaq(
  valuation: ValuationConfig,
  vehicle: string,
): { readonly question: string; readonly html: string }[] {
  return [
    { question: `Can I get an estimate for my ${vehicle} online?`, html: onlineAnswer(valuation, vehicle) },
    {
      question: 'How long is an estimate valid?',
      html: html`<p>${String(VALIDITY_DAYS)} days from the day we give it. Kilometres and prices change, so after that we'll take a fresh look.</p>`,
    },
    {
      question: 'Is the estimate the final price?',
      html: html`<p>Not necessarily. It's subject to an inspection, and we may revise or withdraw it once we've seen your ${vehicle}.</p>`,
    },
    {
      question: 'What if I still owe finance on it?',
      html: html`<p>We'll need a letter from your lender with the balance. We pay our offer to the lender first, and any surplus to you by direct credit.</p>`,
    },
    {
      question: `What would make my ${vehicle} fail the inspection?`,
      html: html`<p>Any of these:</p><ul>${FAILURE_REASONS.map((reason) => html`<li>${reason}</li>`)}</ul>`,
    },
    {
      question: 'What should I bring to the inspection?',
      html: html`<p>Your rego papers, driver licence, logbook with the service history, and every key.</p>`,
    },
  ].map(({ question, html: answer }) => ({ question, html: answer.toString() }));
}

/** The only answer that differs between dealers: which vehicles are priced online. */
function onlineAnswer(valuation: ValuationConfig, vehicle: string) {
  const online = getOnlineValuationConfig(valuation);
  if (!online)
    return html`<p>We price each ${vehicle} after an inspection. Send us the details and we'll book you in.</p>`;
  const { years, km } = ONLINE_LIMITS[online.variant];
  return html`<p>Yes, unless it's over ${String(years)} years old or has done over ${formatWholeNumber(km)} km. We price those after an inspection.</p>`;
}

import { formatWholeNumber } from '#domain/numbers.ts';
import { getOnlineValuationConfig, type ValuationConfig } from '#domain/valuation/config-schema.ts';
import { ONLINE_LIMITS } from '#domain/valuation/online.ts';
import { VALIDITY_DAYS } from '#domain/valuation/validity.ts';
import { html } from '#leads/forms/html.ts';

/** The reasons for which an inspection fails. */
const FAILURE_REASONS = [
  'It was stolen or written off',
  'It has had a major accident repair',
  'It has major mechanical defects',
  'The service history or the logbooks are missing',
  'It has hail damage, or hail damage was repaired',
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
      html: html`<p>${String(VALIDITY_DAYS)} days from the day it is made. Kilometres and prices change, so after that we look at it afresh.</p>`,
    },
    {
      question: 'Is the estimate what I am paid?',
      html: html`<p>Not necessarily. It is subject to an inspection, and we may revise or withdraw it after we have seen your ${vehicle}.</p>`,
    },
    {
      question: 'What if I still owe finance on it?',
      html: html`<p>We need a letter from your lender with the balance. Our offer is paid to the lender first, and any surplus is paid to you by direct credit.</p>`,
    },
    {
      question: 'When does an inspection fail?',
      html: html`<p>When we find one of these:</p><ul>${FAILURE_REASONS.map((reason) => html`<li>${reason}</li>`)}</ul>`,
    },
    {
      question: 'What do I bring to the inspection?',
      html: html`<p>The registration papers, your driver licence, the logbook with the service history, and every key.</p>`,
    },
  ].map(({ question, html: answer }) => ({ question, html: answer.toString() }));
}

/** The only answer that differs between dealers: which vehicles are priced online. */
function onlineAnswer(valuation: ValuationConfig, vehicle: string) {
  const online = getOnlineValuationConfig(valuation);
  if (!online)
    return html`<p>We price each ${vehicle} after an inspection. Send us the details, and we will tell you when to bring it in.</p>`;
  const { years, km } = ONLINE_LIMITS[online.variant];
  return html`<p>Yes, unless it is over ${String(years)} years old or has travelled over ${formatWholeNumber(km)} km. For these there is no online estimate: our team prices them after an inspection.</p>`;
}

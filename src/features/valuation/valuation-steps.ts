import { wholeNumber } from '#domain/numbers.ts';
import { QUESTIONS } from '#domain/valuation/questions.ts';
import { VALID_DAYS } from '#domain/valuation/validity.ts';
import {
  estimateText,
  type Valuation,
  type Vehicle,
  valuedVehicle,
  vehicleName,
} from '#domain/valuation/valuation.ts';
import { html } from '#leads/forms/html.ts';

type Markup = ReturnType<typeof html>;

/** What the steps say of the dealer and of the registration that was given. */
export interface StepWords {
  /** The dealer's vehicle word. */
  readonly noun: string;
  readonly rego: string;
  /** 'QLD'. */
  readonly state: string;
}

/** Asks whether what was found is the visitor's. */
export function confirmStep(vehicle: Vehicle, { noun, rego, state }: StepWords): string {
  return stepForm('confirm', {
    step: 2,
    title: `Is this your ${noun}?`,
    body: html`<p class="value__found"><b>${vehicleName(vehicle)}</b><span>${[vehicle.body, `${rego} (${state})`].filter(Boolean).join(' · ')}</span></p>`,
    act: html`<button class="btn btn--primary form__send" type="submit">Yes, this is mine</button><button class="btn" type="button" data-other>No, it is another</button>`,
  });
}

/** Asks which vehicle it is, where the registration did not tell. */
export function manualStep(found: boolean, { noun, rego, state }: StepWords): string {
  return stepForm('manual', {
    step: 2,
    title: found ? `Which ${noun} is it?` : `We could not find ${rego} in ${state}`,
    body: html`<p class="field"><label for="value-vehicle">Year, make and model</label><input id="value-vehicle" name="vehicle" type="text" required maxlength="120" autocomplete="off" placeholder="2016 Toyota Corolla Ascent"></p>`,
    act: html`<button class="btn btn--primary form__send" type="submit">Continue</button>`,
  });
}

/** Asks what its price depends on (domain/valuation/questions.ts). */
export function questionStep({ noun }: StepWords): string {
  return stepForm('questions', {
    step: 3,
    title: `About your ${noun}`,
    body: html`${QUESTIONS.map(
      ({ name, ask, answers }) =>
        html`<fieldset class="value__ask"><legend>${ask.replace('{vehicle}', noun)}</legend><div class="value__answers">${answers.map(
          ({ value, text }) =>
            html`<label class="value__answer"><input type="radio" name="${name}" value="${value}" required><span>${text}</span></label>`,
        )}</div></fieldset>`,
    )}`,
    act: html`<button class="btn btn--primary form__send" type="submit">See what it is worth</button>`,
  });
}

function stepForm(
  name: string,
  parts: { readonly step: number; readonly title: string; readonly body: Markup; readonly act: Markup },
): string {
  return html`<form class="form" data-step="${name}"><p class="value__step">Step ${String(parts.step)} of 3</p><h3 tabindex="-1">${parts.title}</h3>${parts.body}<p class="form__act">${parts.act}</p></form>`.toString();
}

/** What came of it: the estimate and until when it holds, or that the team prices it (spec 4). */
export function resultStep(
  valuation: Valuation,
  place: { readonly noun: string; readonly zone: string; readonly formHref: string },
): string {
  const { estimate, adjustmentAnswers, example } = valuation;
  const { noun, formHref } = place;
  const facts = `${valuedVehicle(valuation)}, ${wholeNumber(adjustmentAnswers.km)} km`;
  const owing = adjustmentAnswers.finance === 'yes';
  return html`<div class="value__result">${estimate && example && html`<p class="tag tag--soon">Example estimate</p>`}<h3 tabindex="-1">${estimate ? html`<span class="price">${estimateText(estimate)}</span>` : `Our team prices your ${noun} after an inspection`}</h3><p>${facts}</p>${estimate ? html`<p>${validWords(valuation, place.zone)}</p>` : html`<p>There is no online estimate for it. Send us your details, and we will agree on a time to look at it.</p>`}${estimate && example && html`<p class="small muted">This is a demonstration: its figures are invented.</p>`}${owing && html`<p>Finance is owing: please have a letter from your lender with the balance. The lender is paid first, and any surplus goes to you.</p>`}<p class="form__act"><a class="btn btn--primary" href="${formHref}" data-go-on>Send it to us</a><button class="btn" type="button" data-again>Value another ${noun}</button></p></div>`.toString();
}

function validWords({ valid_until }: Valuation, timeZone: string): string {
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone });
  return `Valid ${VALID_DAYS} days, until ${date.format(new Date(valid_until ?? 0))}. Subject to an inspection.`;
}

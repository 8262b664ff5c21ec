import * as v from 'valibot';
import { answersSchema, regoSchema, type Valuation, type Vehicle } from '#domain/valuation/valuation.ts';
import { busy, isBusy } from '#features/forms/busy.ts';
import { clearErrors, showFieldErrors, showFormError } from '#features/forms/form-errors.ts';
import { valuesOf } from '#features/forms/form-parts.ts';
import { askRego, askValue, NotAnswered, saveValuation } from './ask-valuation.ts';
import { goOn, intoForm, outOfForm } from './into-form.ts';
import { keepValuation, keptValuation } from './kept-valuation.ts';
import { showTradeIn } from './trade-in-line.island.ts';
import { confirmStep, manualStep, questionStep, resultStep, type StepWords } from './valuation-steps.ts';

/** What is known of the vehicle so far. */
interface Progress {
  readonly rego: string;
  readonly regoState: string;
  readonly km: number;
  /** Of the look-up. */
  readonly id: string;
  readonly vehicle: Vehicle | null;
  /** Which one it is in the visitor's words, where the look-up did not tell. */
  readonly other?: string;
}

const WRONG_KM = 'Enter the kilometres, such as 84,000.';

/** Each section's first step as it was made, to begin anew. */
const beginnings = new WeakMap<HTMLElement, readonly Node[]>();
const progresses = new WeakMap<HTMLElement, Progress>();

type Step = (section: HTMLElement, form: HTMLFormElement, progress: Progress) => Promise<void> | void;

const STEPS: Readonly<Record<string, Step>> = {
  confirm: (section, _, progress) => show(section, questionStep(wordsOf(section, progress))),
  manual(section, form, progress) {
    progresses.set(section, { ...progress, other: valuesOf(form).vehicle ?? '' });
    show(section, questionStep(wordsOf(section, progress)));
  },
  async questions(section, form, { id, km, other }) {
    const answers = { km, ...(other !== undefined && { vehicle: other }), ...valuesOf(form) };
    const valuation = await askValue(id, v.parse(answersSchema, answers));
    keepValuation(valuation.estimate ? valuation : undefined);
    if (section.dataset.handOn !== undefined) saveValuation(valuation);
    showResult(section, valuation);
    focusHeading(section);
  },
};

/** A step's button was pressed: what the visitor wrote is asked for, and the next step comes. */
export async function submitted(section: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (isBusy(form)) return;
  clearErrors(form);
  busy(form, true);
  try {
    const progress = progresses.get(section);
    const step = STEPS[form.dataset.step ?? ''];
    if (step && progress) await step(section, form, progress);
    else await begin(section, form);
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error;
    if (!showFieldErrors(form, error.fields)) showFormError(form, error.message);
  } finally {
    busy(form, false);
  }
}

/** Shows a visitor who comes back the estimate that still holds. */
export function resume(section: HTMLElement): void {
  const kept = keptValuation(new Date());
  if (kept) showResult(section, kept);
}

/** The first step: the registration is looked up. */
async function begin(section: HTMLElement, form: HTMLFormElement): Promise<void> {
  const { rego = '', regoState = '', km: written = '' } = valuesOf(form);
  const plate = v.safeParse(regoSchema, rego);
  const km = Number(written.replaceAll(/[\s,]|km/gi, '') || Number.NaN);
  const wrong = {
    ...(!plate.success && { rego: plate.issues[0].message }),
    ...(!v.is(answersSchema.entries.km, km) && { km: WRONG_KM }),
  };
  if (showFieldErrors(form, wrong) || !plate.success) return;
  const found = await askRego({ rego: plate.output, regoState });
  const progress = { rego: plate.output, regoState, km, ...found };
  progresses.set(section, progress);
  const words = wordsOf(section, progress);
  show(section, found.vehicle ? confirmStep(found.vehicle, words) : manualStep(false, words));
}

function wordsOf(section: HTMLElement, { rego, regoState }: Progress): StepWords {
  return { noun: section.dataset.vehicle ?? '', rego, state: regoState.toUpperCase() };
}

/** Puts a step in the place of the one before, and the visitor to its heading. */
function show(section: HTMLElement, markup: string): void {
  fill(section, markup);
  const progress = progresses.get(section);
  on(section, '[data-other]', () => {
    if (progress) show(section, manualStep(true, wordsOf(section, progress)));
  });
  focusHeading(section);
}

function showResult(section: HTMLElement, valuation: Valuation): void {
  const { vehicle: noun = '', zone = '', formId = '' } = section.dataset;
  fill(section, resultStep(valuation, { noun, zone, formHref: `#${formId}` }));
  const form = document.querySelector<HTMLFormElement>(`#${formId} form`);
  if (form) intoForm(form, valuation);
  tellPrices();
  on(section, '[data-go-on]', (event) => {
    event.preventDefault();
    if (form) goOn(form);
  });
  on(section, '[data-again]', () => {
    keepValuation(undefined);
    if (form) outOfForm(form);
    tellPrices();
    stageOf(section)?.replaceChildren(...(beginnings.get(section) ?? []));
    section.querySelector('input')?.focus();
  });
}

/** The page may show a vehicle of the dealer's, whose price the trade-in is taken off. */
function tellPrices(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-trade-in]')) showTradeIn(place);
}

function fill(section: HTMLElement, markup: string): void {
  const stage = stageOf(section);
  if (!stage) return;
  if (!beginnings.has(section)) beginnings.set(section, [...stage.childNodes]);
  const parts = document.createElement('template');
  parts.innerHTML = markup;
  stage.replaceChildren(parts.content);
}

function stageOf(section: HTMLElement): HTMLElement | null {
  return section.querySelector('[data-stage]');
}

function focusHeading(section: HTMLElement): void {
  section.querySelector('h3')?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'nearest' });
}

function on(section: HTMLElement, selector: string, listener: (event: Event) => void): void {
  section.querySelector(selector)?.addEventListener('click', listener);
}

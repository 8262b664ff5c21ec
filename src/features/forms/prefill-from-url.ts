import { logWarning } from '#browser/log.ts';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { formatDollars } from '#domain/numbers.ts';
import { PARTS_LIST_PATH } from '#domain/paths.ts';
import { fetchCarReference } from './fetch-car-reference.ts';
import type { EnquiredCar } from './form-car.ts';
import { findControl, suggestMessage } from './form-dom.ts';

/** Fills in the dealership, budget or part that a link to the form names in its parameters. */
export function prefillFromUrl(form: HTMLFormElement, params: URLSearchParams): void {
  const dealership = findControl(form, 'dealership_slug');
  const message = findControl(form, 'message');
  const [dealershipSlug, budget] = [params.get('preferredDealership'), params.get('vehiclePriceBudget')];
  if (dealershipSlug !== null && dealership?.value === '') {
    dealership.value = dealershipSlug;
    // A select goes blank when set to a value that is not among its options.
    if (dealership.value !== dealershipSlug) dealership.value = '';
  }
  if (budget !== null && message?.value === '')
    suggestMessage(message, `My budget is ${formatBudget(budget)}.`);
  const [part, slug] = [findControl(form, 'part'), params.get('part')];
  if (slug !== null && part?.value === '') prefillPart(part, slug);
}

/** '$36,490' for '36490'; text that is not a number is returned unchanged. */
function formatBudget(budget: string): string {
  return /^\d+$/.test(budget) ? formatDollars(Number(budget)) : budget;
}

/** How long an enquiry waits for the type of its car: it is for analytics alone. */
const LOOK_UP_TIMEOUT_MS = 1500;

/** The car that the page's address names; its type, if the address has none, is looked up. Undefined if that is unknown. */
export async function findCarFromUrl(params: URLSearchParams): Promise<EnquiredCar | undefined> {
  const [id, typeParam] = [params.get('car_id'), params.get('car_type')];
  if (id === null) return undefined;
  const given = CAR_TYPES.find((type) => type === typeParam);
  const known = given ? { car_type: given, title: '' } : await lookUp(id);
  return known && { id, car_type: known.car_type, tag: null, title: known.title };
}

function lookUp(id: string): ReturnType<typeof fetchCarReference> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, LOOK_UP_TIMEOUT_MS));
  return Promise.race([fetchCarReference(id).catch(() => undefined), timeout]);
}

/** The address has only the part's slug; its name is in the list of all parts. */
async function prefillPart(field: { value: string }, slug: string): Promise<void> {
  field.value = slug;
  try {
    const name = await fetchPartName(slug);
    if (name !== undefined && field.value === slug) field.value = name;
  } catch (error) {
    logWarning('Form: the name of the part could not be loaded. The form shows its slug.', error);
  }
}

/** 'Name (number)' of a part by its slug, read from the page that lists all parts; undefined if it is not listed. */
async function fetchPartName(slug: string): Promise<string | undefined> {
  const list = await fetch(PARTS_LIST_PATH).then((response) => response.text());
  const parts = new DOMParser().parseFromString(list, 'text/html');
  const links = parts.querySelectorAll<HTMLAnchorElement>('a[href*="?part="]');
  const link = [...links].find(({ href }) => new URL(href).searchParams.get('part') === slug);
  const name = link?.textContent.trim();
  const number = link?.parentElement?.querySelector('span')?.textContent;
  return name && `${name} (${number})`;
}

import { type Coordinates, distanceText, nearestFirst } from '#domain/location/distance.ts';
import { logProblem } from '#features/track/log.ts';
import type { Geocoder, GeocodingService } from './geocoder.ts';

/** What the page tells its script. */
export interface NearestData {
  /** What is said of a postcode that is none. */
  readonly wrong: string;
  /** The service that is asked; without one the platform's own table is. */
  readonly service: GeocodingService | undefined;
  readonly places: readonly { readonly id: string; readonly at: Coordinates | undefined }[];
}

/** Spec 8: Postcode lookup empty. */
const UNKNOWN = 'Invalid postcode';
const NO_ANSWER = 'The postcode could not be looked up. Please try again.';

/**
 * Brings a form of Nearest.astro to life: a postcode puts the entries of the list in order of distance and tells it in
 * each; the address then holds it, so that a reload or a way back shows the same.
 */
export function startNearest(form: HTMLFormElement): void {
  const data = JSON.parse(form.querySelector('script')?.textContent ?? '') as NearestData;
  const input = form.querySelector('input');
  const error = form.querySelector('[role=alert]');
  const status = form.querySelector('[role=status]');
  if (!input || !error || !status) return;

  /** The latest question: the answer to an earlier one says nothing any more. */
  let asked = 0;
  const show = async (postcode: string): Promise<boolean> => {
    const turn = ++asked;
    const { from, problem } = await lookUp(postcode, data);
    if (turn !== asked) return true;
    input.ariaInvalid = problem === undefined ? null : 'true';
    error.textContent = problem ?? '';
    status.textContent = from ? `Nearest to ${postcode} first.` : '';
    if (from) arrange(data.places, from);
    return problem === undefined;
  };

  input.addEventListener('input', () => {
    input.value = input.value.replace(/\D/g, '');
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const address = new URL(location.href);
    address.searchParams.set('near', input.value);
    history.replaceState(history.state, '', address);
    if (!(await show(input.value))) input.focus();
  });

  const kept = new URLSearchParams(location.search).get('near');
  if (kept === null) return;
  input.value = kept;
  show(kept);
}

/** Where a postcode is, or what is wrong with it. */
async function lookUp(
  postcode: string,
  { wrong, service }: NearestData,
): Promise<{ from?: Coordinates | undefined; problem?: string | undefined }> {
  if (!/^\d{4}$/.test(postcode)) return { problem: wrong };
  try {
    const from = await (await geocoderFor(service))(postcode);
    return from ? { from } : { problem: UNKNOWN };
  } catch (error) {
    logProblem('The geocoding service does not answer', error);
    return { problem: NO_ANSWER };
  }
}

async function geocoderFor(service: GeocodingService | undefined): Promise<Geocoder> {
  return service
    ? (await import('./http-geocoder.ts')).httpGeocoder(service)
    : (await import('./postcode-table.ts')).postcodeTable;
}

/** Puts each entry after the one that is nearer, and says how far it is under its heading. */
function arrange(places: NearestData['places'], from: Coordinates): void {
  for (const { thing, km } of nearestFirst(places, from)) {
    const entry = document.querySelector(`[data-place="${CSS.escape(thing.id)}"]`);
    if (!entry) continue;
    entry.parentElement?.append(entry);
    entry.querySelector('.far')?.remove();
    if (km === undefined) continue;
    const far = document.createElement('p');
    far.className = 'far';
    far.textContent = distanceText(km);
    entry.querySelector('h2')?.after(far);
  }
}

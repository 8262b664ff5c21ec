import { telHref } from '#domain/location/phone.ts';
import type { STATES } from '#domain/states.ts';
import { parseAustralianPhone } from '#leads/forms/phone.ts';

type State = (typeof STATES)[number];

const AREA_CODES: Readonly<Record<State, string>> = {
  act: '02',
  nsw: '02',
  nt: '08',
  qld: '07',
  sa: '08',
  tas: '03',
  vic: '03',
  wa: '08',
};

/** A landline as it is dialled within its area. */
const WITHOUT_AREA = /^[2-9]\d{7}$/;

/** Why a phone link with this number would ring nobody, and what to write; undefined if it rings. */
export function findPhoneProblem(phone: string, state: State | undefined): string | undefined {
  const number = parseAustralianPhone(phone);
  if (number !== undefined && number === parseAustralianPhone(telHref(phone).slice('tel:'.length)))
    return undefined;
  if (number !== undefined) return 'is not dialled as it is written. Write it in digits';
  const whole = `${state ? AREA_CODES[state] : '07'} ${phone}`;
  if (!WITHOUT_AREA.test(phone.replace(/\D/g, '')) || !parseAustralianPhone(whole))
    return 'is no Australian number. Write one as it is dialled, such as "07 4000 0000"';
  return `has no area code. Write ${state ? '' : 'one, such as '}"${whole}"`;
}

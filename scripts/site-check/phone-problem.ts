import { countryOf, getRegion, type State } from '#domain/country.ts';
import { telHref } from '#domain/location/phone.ts';
import { parsePhone } from '#leads/forms/phone.ts';

/** A landline as it is dialled within its area. */
const WITHOUT_AREA = /^[2-9]\d{6,7}$/;

/** Why a phone link with this number would ring nobody, and what to write; undefined if it rings. */
export function findPhoneProblem(phone: string, state: State | undefined): string | undefined {
  const { key, adjective, examplePhone } = countryOf(state ?? 'qld');
  const number = parsePhone(phone, key);
  if (number !== undefined && number === parsePhone(telHref(phone).slice('tel:'.length), key))
    return undefined;
  if (number !== undefined) return 'is not dialled as it is written. Write it in digits';
  const whole = `${getRegion(state ?? 'qld').areaCode} ${phone}`;
  if (!WITHOUT_AREA.test(phone.replace(/\D/g, '')) || !parsePhone(whole, key))
    return `is no ${adjective} number. Write one as it is dialled, such as "${examplePhone}"`;
  return `has no area code. Write ${state ? '' : 'one, such as '}"${whole}"`;
}

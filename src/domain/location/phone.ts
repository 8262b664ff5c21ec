import type { Location } from './location.ts';

/** The phone number of a location: its phone, else its landline; null if it has neither. */
export function locationPhone({ contact_detail }: Pick<Location, 'contact_detail'>): string | null {
  return contact_detail.phone ?? contact_detail.landline_phone;
}

/** A country's code however it is written, before an area or a mobile; a zero after it would ring nobody. */
const WITH_COUNTRY_CODE = /^(?:\+|00(?:11)?)?(61(?=0?[23478]\d{8}$)|64(?=0?[2-9]\d{7,9}$))0?/;

/** The target of a phone link: '07 5550 0100' -> 'tel:0755500100', '+61 (0)7 5550 0100' -> 'tel:+61755500100'. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '').replace(WITH_COUNTRY_CODE, '+$1')}`;
}

/** A number with all but the first four digits masked: '07 5550 0100' -> '07 55•• ••••'. */
export function maskPhone(phone: string): string {
  let seen = 0;
  return phone.replace(/\d/g, (digit) => (seen++ < 4 ? digit : '•'));
}

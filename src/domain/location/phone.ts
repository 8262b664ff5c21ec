import type { Location } from './location.ts';

/** The phone number of a location: its phone, else its landline; null if it has neither. */
export function locationPhone({ contact_detail }: Pick<Location, 'contact_detail'>): string | null {
  return contact_detail.phone ?? contact_detail.landline_phone;
}

/** The target of a phone link: '07 5550 0100' -> 'tel:0755500100'. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A number with all but the first four digits masked: '07 5550 0100' -> '07 55•• ••••'. */
export function maskPhone(phone: string): string {
  let seen = 0;
  return phone.replace(/\d/g, (digit) => (seen++ < 4 ? digit : '•'));
}

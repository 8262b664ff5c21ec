import { getFormValues } from '#leads/delivery/formats/outbound-lead.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { UsageError } from '#scripts/cli/command.ts';

/** Who a lead is from: all that is given must fit. */
export interface Person {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** The given name, the family name, or both. */
  readonly name?: string | undefined;
}

/** Fewer digits are no number of a person. */
const MIN_PHONE_DIGITS = 6;

/** The person that the options name; undefined if they name none. Throws a UsageError for what fits nobody or everybody. */
export function readPerson({ email, phone, name }: Person): Person | undefined {
  if (email !== undefined && !/\S@\S/.test(email))
    throw new UsageError(`--email: is "${email}". Write an address such as ada@example.com.`);
  if (phone !== undefined && toNationalDigits(phone).length < MIN_PHONE_DIGITS)
    throw new UsageError(`--phone: is "${phone}". Write a number such as 0412 345 678.`);
  if (name !== undefined && !/\p{L}/u.test(name))
    throw new UsageError(`--name: is "${name}". Write a given name, a family name, or both.`);
  return email === undefined && phone === undefined && name === undefined
    ? undefined
    : { email, phone, name };
}

/** Whether a lead is from a person: by letters of either case, numbers in any notation, names as whole words. */
export function isFrom({ email, phone, name }: Person, lead: Lead): boolean {
  const values = getFormValues(lead);
  return (
    (email === undefined || toAddress(email) === toAddress(String(values.email ?? ''))) &&
    (phone === undefined || toNationalDigits(phone) === toNationalDigits(String(values.phone ?? ''))) &&
    (name === undefined || toWords(getFullName(lead)).includes(toWords(name)))
  );
}

/** 'Ada Example'; '' for a lead without a name. */
export function getFullName(lead: Lead): string {
  const { name = '', last_name = '' } = getFormValues(lead);
  return `${name} ${last_name}`.trim();
}

/** '+61 (0)412 345 678', '0011 61 412 345 678' and '0412 345 678' -> '412345678'. */
function toNationalDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^(?:00(?:11)?)?(?:61)?0?/, '');
}

/** Without case, accents and signs, which people leave out: 'Zoë  O’Neill' -> ' zoe o neill '. */
function toWords(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

function toAddress(text: string): string {
  return text.trim().toLowerCase();
}

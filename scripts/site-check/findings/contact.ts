import { countryOf, getRegion, type State } from '#domain/country.ts';
import type { Location } from '#domain/location/location.ts';
import { locationPhone, telHref } from '#domain/location/phone.ts';
import { parsePhone } from '#leads/forms/phone.ts';
import type { CheckedDealer } from '#scripts/site-check/finding.ts';
import { listLinks } from '#scripts/site-check/findings/links.ts';
import { errorAt, type Finding, hintAt, warningAt } from '#site/checks/finding.ts';
import { describeMisleadingPhone } from '#site/checks/warnings.ts';

/** What the weights of an ABN's digits add up to is a multiple of 89, once 1 is taken from the first. */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
/** Set aside for films and books: nobody answers. */
const FICTITIOUS_PHONE = /^\+61(?:[2378](?:5550|7010)\d{4}|491570\d{3}|1300975707|1800160401)$/;

const LOCATIONS = 'content/locations.json';

interface LocationLack extends Omit<Finding, 'file'> {
  readonly lacks: (location: Location) => boolean;
}

const LOCATION_LACKS: readonly LocationLack[] = [
  {
    level: 'hint',
    key: 'contact_detail.phone',
    lacks: (location) => locationPhone(location) === null,
    text: 'is missing. Its page shows the number of the dealership instead.',
  },
  {
    level: 'hint',
    key: 'address.lat',
    lacks: ({ address: { lat, long } }) => lat === null || long === null,
    text: 'is missing, so maps leave this location out. Write its degrees, such as -16.92 and 145.77.',
  },
];

/** Numbers that nobody can call, and what locations lack. */
export function checkContact(dealer: CheckedDealer): Finding[] {
  return [
    ...checkPhones(dealer),
    ...checkDepartmentPhones(dealer),
    ...checkPhoneLinks(dealer),
    ...checkAbn(dealer),
    ...checkLocations(dealer),
    ...checkHomeState(dealer),
  ];
}

function checkPhones({ site }: CheckedDealer): Finding[] {
  const written = [
    ...Object.entries(site.phones).map(([key, phone]) => ({
      file: 'site.ts',
      key: `phones.${key}`,
      phone,
      state: site.state,
    })),
    ...site.locations.flatMap(({ id, address, contact_detail }) =>
      (['phone', 'landline_phone'] as const).map((key) => ({
        file: LOCATIONS,
        key: `${id}.contact_detail.${key}`,
        phone: contact_detail[key],
        state: address.state,
      })),
    ),
  ];
  const isDemo = site.stock !== false && site.stock.demo !== undefined;
  const findings = written.flatMap(({ file, key, phone, state }): Finding[] => {
    if (!phone) return [];
    const problem = findPhoneProblem(phone, state);
    if (problem) return [errorAt(file, key, `"${phone}" ${problem}.`)];
    const text = `"${phone}" is a number for films and books, which nobody answers. Write your own.`;
    return FICTITIOUS_PHONE.test(parsePhone(phone) ?? '') && !isDemo ? [warningAt(file, key, text)] : [];
  });
  const hasNone = written.every(({ phone }) => !phone);
  return hasNone ? [warningAt('site.ts', 'phones', 'no number anywhere. Write phones.main.')] : findings;
}

/** Numbers that reach the wrong department. */
function checkDepartmentPhones({ site }: CheckedDealer): Finding[] {
  const text = describeMisleadingPhone(site);
  return text === undefined ? [] : [warningAt('site.ts', 'phones.new', text)];
}

/** Phone links in texts and menus go out as they are written; those to other countries may be right. */
function checkPhoneLinks({ site }: CheckedDealer): Finding[] {
  return listLinks(site).flatMap(({ file, href }): Finding[] => {
    if (!/^tel:(?!\+(?!6[14]))/.test(href)) return [];
    const phone = decodeURI(href.slice('tel:'.length));
    const dialled = telHref(phone);
    const problem = findPhoneProblem(phone, site.state);
    if (!problem && dialled === `tel:${phone.replace(/[^\d+]/g, '')}`) return [];
    const text = `"${href}" ${problem ?? `is not dialled as it is written. Write "${dialled}"`}.`;
    return [errorAt(file, 'link', text)];
  });
}

function checkAbn({ site: { abn, country } }: CheckedDealer): Finding[] {
  if (country !== 'au') return [];
  if (abn === undefined)
    return [hintAt('site.ts', 'abn', 'is missing. Visitors look for it in the footer: write its 11 digits.')];
  return isAbn(abn)
    ? []
    : [errorAt('site.ts', 'abn', `"${abn}" has a wrong check digit. Correct it by the register.`)];
}

/** Whether the check digits of an ABN of 11 digits are right. */
export function isAbn(digits: string): boolean {
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

function checkLocations({ site }: CheckedDealer): Finding[] {
  if (site.locations.length === 0) return [warningAt(LOCATIONS, '', 'no location is visible. Write one.')];
  return site.locations.flatMap((location) =>
    LOCATION_LACKS.filter(({ lacks }) => lacks(location)).map(
      ({ level, key, text }): Finding => ({ level, file: LOCATIONS, key: `${location.id}.${key}`, text }),
    ),
  );
}

/** Time zone and forms follow the home state, which is Queensland or Auckland unless site.ts says otherwise. */
function checkHomeState({ site: { state, locations } }: CheckedDealer): Finding[] {
  const states = new Set(locations.map(({ address }) => address.state));
  if (locations.length === 0 || states.has(state)) return [];
  const text = `"${state}", where no location is. Write one of: ${[...states].join(', ')}.`;
  return [warningAt('site.ts', 'state', text)];
}

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

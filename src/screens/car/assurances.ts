import type { Car } from '#domain/car/car.ts';
import { fillCountryWords } from '#domain/country.ts';
import { vehicleNounOf } from '#domain/vehicle-kind.ts';
import { filterExistingLinks, type HasPage } from '#features/navigation/nav-link.ts';
import type { Assurance } from '#site/config/assurances.ts';
import type { Site } from '#site/site.ts';

/** One promise about a car as its page shows it. */
export interface ShownAssurance {
  readonly title: string;
  readonly text: string;
  readonly icon: Assurance['icon'];
  readonly link: { readonly label: string; readonly href: string } | undefined;
}

type AssuredCar = Pick<Car, 'make' | 'car_type' | 'certified' | 'file' | 'simple_body'>;
type AssuringSite = Pick<Site, 'country' | 'carPage' | 'blocks' | 'vehicle'>;

/** What a buyer wants to know about the warranty, history and inspection of a car: the dealer's promises, then its report. */
export function buildAssurances(car: AssuredCar, site: AssuringSite, hasPage: HasPage): ShownAssurance[] {
  return [...listConfigured(car, site, hasPage), ...listCertified(car, site), ...listReport(car, site)];
}

function listConfigured(
  { car_type, make, simple_body }: AssuredCar,
  { country, carPage, vehicle }: AssuringSite,
  hasPage: HasPage,
): ShownAssurance[] {
  const noun = vehicleNounOf(simple_body, vehicle.noun);
  const fill = (text: string) =>
    fillCountryWords(text, country).replaceAll('{make}', make).replaceAll('{vehicle}', noun);
  return carPage.assurances
    .filter(({ carTypes }) => carTypes === undefined || carTypes.includes(car_type))
    .map(({ title, text, icon, link }) => ({
      title: fill(title),
      text: fill(text),
      icon,
      link: link && filterExistingLinks([link], hasPage)[0],
    }));
}

/** The promises of the programme that certified cars belong to (MISC-11). */
function listCertified({ certified }: AssuredCar, { blocks }: AssuringSite): ShownAssurance[] {
  if (!certified) return [];
  return blocks.claims.certified.claims.map(({ title, text }) => ({
    title,
    text,
    icon: 'check',
    link: undefined,
  }));
}

function listReport({ file, simple_body }: AssuredCar, { vehicle }: AssuringSite): ShownAssurance[] {
  if (file === null) return [];
  return [
    {
      title: 'History report',
      text: `See this ${vehicleNounOf(simple_body, vehicle.noun)}'s history before you visit.`,
      icon: 'file',
      link: { label: 'Open the report', href: file },
    },
  ];
}

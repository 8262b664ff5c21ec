import type { VehicleWords } from '#domain/lead/fill-words.ts';
import { hoursDepartment } from '#domain/location/department.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import type { FormConfig } from '#leads/forms/forms.ts';
import type { Site } from '#site/site.ts';

/** The dealer's form settings, from its configuration and locations. */
export function buildFormConfig(site: Site): FormConfig {
  const { forms, leads, locations } = site;
  return {
    dealer: site.name,
    country: site.country,
    ...getVehicleWords(site),
    messageRequired: forms.messageRequired,
    terms: forms.terms ?? null,
    optIn: forms.optIn,
    privacy: forms.privacy,
    labels: forms.labels,
    showLabels: forms.showLabels,
    categories: forms.categories,
    locations: locations.map((location) => ({
      id: location.id,
      name: location.name,
      department: hoursDepartment(location),
    })),
    dealerships: listDealerships(locations),
    captcha: forms.captcha === 'altcha',
    acknowledge: leads.acknowledge,
  };
}

/** The dealer's words in the texts of forms. */
export function getVehicleWords({ vehicle, testDrive }: Pick<Site, 'vehicle' | 'testDrive'>): VehicleWords {
  return { vehicle: vehicle.noun, ...(testDrive && testDrive !== 'test drive' && { testDrive }) };
}

/** Each dealership once, named after its main premises. */
function listDealerships(locations: Site['locations']): FormConfig['dealerships'] {
  const names = new Map<string, string>();
  for (const { main } of groupByAddress(locations)) {
    const slug = main.dealership_slug;
    if (slug !== null && !names.has(slug)) names.set(slug, getPremisesName(main.name));
  }
  return [...names].map(([slug, name]) => ({ slug, name }));
}

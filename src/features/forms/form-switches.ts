import { hoursDepartment } from '#domain/location/department.ts';
import { placeName } from '#domain/location/location-name.ts';
import { placesOf } from '#domain/location/premises.ts';
import type { FormSwitches } from '#leads/forms/forms.ts';
import type { Site } from '#site/site.ts';

/** The dealer's part of its forms, from its configuration and locations. */
export function formSwitches(site: Site): FormSwitches {
  const { forms, locations } = site;
  return {
    dealer: site.name,
    vehicle: site.vehicle.noun,
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
    dealerships: dealershipsOf(locations),
    captcha: forms.captcha === 'altcha',
  };
}

/** Each dealership once, under the name of its main place. */
function dealershipsOf(locations: Site['locations']): FormSwitches['dealerships'] {
  const names = new Map<string, string>();
  for (const { main } of placesOf(locations)) {
    const slug = main.dealership_slug;
    if (slug !== null && !names.has(slug)) names.set(slug, placeName(main.name));
  }
  return [...names].map(([slug, name]) => ({ slug, name }));
}

import type { Location } from '#domain/location/location.ts';
import { locationPhone } from '#domain/location/phone.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import { escapeMarkdown, type PlaceholderValues } from './placeholders.ts';

/** The data that placeholders are filled in from. */
export interface PlaceholderSource {
  readonly config: SiteConfig;
  readonly locations: readonly Location[];
}

/** The placeholders of a page's title and description, as plain text. */
export function getPlaceholderValues({ config, locations }: PlaceholderSource): PlaceholderValues {
  const { main, new: newCars, used } = config.phones;
  const atLocation = locations.map(locationPhone).find((phone) => phone !== null);
  return {
    name: config.name,
    description: config.description,
    vehicle: config.vehicle.noun,
    vehicles: config.vehicle.plural,
    'days.enquiry': String(config.leads.retentionDays),
    'days.spam': String(config.leads.spamRetentionDays),
    phone: main ?? newCars ?? used ?? atLocation,
  };
}

/** The placeholders of a page's body: the plain ones and the dealer's own addresses. */
export function getMarkdownPlaceholderValues(source: PlaceholderSource): PlaceholderValues {
  const plain = Object.entries(getPlaceholderValues(source)).map(([key, word]) => [
    key,
    word && escapeMarkdown(word),
  ]);
  const links = Object.entries(source.config.links).map(([key, href]) => [`links.${key}`, href]);
  return Object.fromEntries([...plain, ...links]);
}

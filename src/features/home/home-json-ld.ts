import type { Organization, WebSite, WithContext } from 'schema-dts';
import { groupByAddress } from '#domain/location/premises.ts';
import { toPostalAddress } from '#features/locations/location-json-ld.ts';
import type { Site } from '#site/site.ts';

type OrganizationData = WithContext<Exclude<Organization, string>>;
type WebSiteData = WithContext<Exclude<WebSite, string>>;

/** The dealer and its website as JSON-LD, for the home page: name, logo, phone and first address. */
export function homeJsonLd(site: Site, image: string | undefined): [OrganizationData, WebSiteData] {
  const { name, description, phones, brand, assets, locations } = site;
  const url = `${site.url}/`;
  const logo = brand.logo && assets.get(brand.logo);
  const address = groupByAddress(locations)[0]?.main.address;
  const id = `${url}#dealer`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': id,
      name,
      url,
      description,
      ...(logo && { logo: new URL(logo, site.url).href }),
      ...(image && { image: new URL(image, site.url).href }),
      ...(phones.main && { telephone: phones.main }),
      ...(address && { address: toPostalAddress(address) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name,
      url,
      publisher: { '@id': id },
    },
  ];
}

/** The picture of link previews: the dealer's photograph, else its main yard's, else the newest car's. */
export function findHomeImage({ home, assets, locations, cars }: Site): string | undefined {
  return (
    (home.photo && assets.get(home.photo)) ??
    locations.find(({ image }) => image)?.image?.url ??
    cars.find(({ primary_image_url }) => primary_image_url !== null)?.primary_image_url ??
    undefined
  );
}

import { type NewSite, parseHours } from '#scripts/site-new/new-site.ts';

/** What `site:new` is told about a dealer when nothing is left for later. */
export function makeNewSite(own: Partial<NewSite> = {}): NewSite {
  return {
    slug: 'test-yard',
    name: 'Test Yard',
    template: 'classic',
    url: 'https://www.testyard.com.au',
    address: { street: '12 Spence Street', city: 'Cairns', state: 'qld', postcode: '4870' },
    phone: '07 4051 2345',
    hours: parseHours('Mon-Fri 8:30-17:30, Sat 8:30-13:00'),
    abn: '51824753556',
    licence: '4411223',
    colour: '#0b49c4',
    ...own,
  };
}

/** The keys that site.ts must have, of a plain dealer. */
export const PLAIN_CONFIG = {
  slug: 'plain',
  name: 'Plain Motors',
  template: 'classic',
  url: 'https://plain.example.com.au',
  description: 'Plain cars in Cairns.',
  brand: { colour: '#0b49c4' },
  home: { heading: '{count} {vehicles}' },
};

import { defineSite } from 'forecourt/config';

// A test dealer whose stock is searched at a Typesense host. Where that listens is known when the test starts it.
export default defineSite({
  slug: 'hosted',
  name: 'Hosted Car Yard',
  template: 'classic',
  url: 'https://hosted.example',
  description: 'Used cars, searched at a host.',
  brand: { colour: '#0b49c4' },
  stock: { demo: 'used-yard' },
  search: {
    engine: {
      typesense: {
        host: '127.0.0.1',
        protocol: 'http',
        port: Number(process.env.TYPESENSE_PORT ?? 8108),
        index: 'cars_hosted',
        ...(process.env.TYPESENSE_SEARCH_KEY && { searchKeyEnv: 'TYPESENSE_SEARCH_KEY' }),
      },
    },
  },
  home: { heading: '{count} {vehicles}' },
});

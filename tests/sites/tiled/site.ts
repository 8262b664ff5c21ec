import { defineSite } from '#site/define-site.ts';

/** The address of the tiles and the geocoding service is known once the test has started them. */
const provider = `http://127.0.0.1:${process.env.MAP_PORT ?? 8109}`;

// A test dealer with a provider's map tiles and geocoding service.
export default defineSite({
  slug: 'tiled',
  name: 'Tiled Car Yard',
  template: 'classic',
  url: 'https://tiled.example',
  description: 'Two yards on a street map.',
  brand: { colour: '#0b49c4' },
  stock: false,
  map: {
    tiles: {
      url: `${provider}/tiles/{z}/{x}/{y}.png?key={key}`,
      key: 'public-key',
      attribution: { label: '© Test Tiles', href: 'https://tiles.example/copyright' },
    },
  },
  geocoding: { url: `${provider}/geocode/json`, key: 'public-key' },
  home: { heading: 'Two yards' },
});

import { defineSite } from 'forecourt/config';

// A demonstration: a dealer of one make of utes with two yards. Its stock is invented; so are its people and numbers.
export default defineSite({
  slug: 'currawong',
  name: 'Currawong Isuzu UTE',
  nameParts: ['Currawong', 'Isuzu UTE'],
  template: 'showroom',
  url: 'https://currawong.example',
  description:
    'New and demo D-MAX and MU-X, plus used utes and four-wheel drives, at Midland and Mandurah in Western Australia.',
  vehicle: { noun: 'vehicle', plural: 'vehicles' },
  brand: { colour: '#ffc20e', logo: 'logo.svg' },
  state: 'wa',
  abn: '42000000003',
  phones: { main: '08 5550 0210', new: '08 5550 0211', used: '08 5550 0212' },
  forms: { enquireButton: 'Enquire Now' },
  map: { tiles: { provider: 'openstreetmap' } },
  licenceLabel: 'MD',
  repairerLicenceLabel: 'MRB',
  finance: { calculator: { rate: 9.24, comparisonRate: 9.84, establishmentFee: 195, monthlyFee: 5 } },
  carPage: {
    actions: [
      'enquire',
      'test-drive',
      'reserve',
      'call',
      'finance',
      'trade-in',
      'brochure',
      'history',
      'location',
    ],
  },
  valuation: { provider: 'demo', save: true },
  reserve: { fee: 300, buyOnline: true },
  singleManufacturer: 'Isuzu',
  offersByModel: true,
  pagePhotos: {
    '/about-us/': 'yard-midland.webp',
    '/book-test-drive/': 'yard-mandurah.webp',
    '/careers/': 'yard-mandurah.webp',
    '/contact/': 'yard-mandurah.webp',
    '/finance/': 'yard-midland.webp',
    '/sell-your-car/': 'sell.webp',
    '/service/': 'yard-mandurah.webp',
    '/trade-in/': 'sell.webp',
    '/vehicle-parts-and-accessories/': 'yard-midland.webp',
    '/warranty/': 'yard-midland.webp',
  },
  pageBlocks: { '/capped-price-servicing/': ['service-plan'] },
  stock: {
    demo: 'utes',
    newTag: 'Just landed',
    cardButtons: ['enquire', 'test-drive'],
    cardFacts: ['km', 'car_type', 'simple_body', 'simple_transmission', 'stocknum'],
  },
  search: {
    facets: ['car_type', 'model', 'body', 'make', 'badge', 'drive', 'city'],
    filterOrder: ['car_type', 'model', 'price'],
  },
  enquiryTeam: { daysPerWeek: 6, hours: 'Monday to Friday 8am to 5.30pm, Saturday 8.30am to 1pm' },
  facetTiles: [{ attribute: 'body', count: 4 }],
  home: {
    heading: 'Utes and wagons, ready for the tracks',
    subheading: 'New, demo and used utes that we know inside out, at Midland and Mandurah.',
    hero: ['stage-ute.webp', 'hero-wagon.webp', 'hero-tray.webp'],
    tagline: "Isuzu UTE is all we've ever sold new. We know how each one tows, wades and wears.",
    sell: { photo: 'sell.webp' },
    sellingPoints: [
      {
        title: 'Trays and canopies fitted here',
        text: 'Steel or alloy, made to measure at Midland and on before you pick it up.',
        link: { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories/' },
      },
      {
        title: 'No surprises on servicing',
        text: 'Know what your next service costs before you book.',
        link: { label: 'Capped price servicing', href: '/capped-price-servicing/' },
      },
      {
        title: 'Bring your trailer',
        text: 'Our demos have a tow bar and brake controller.',
        link: { label: 'Book a test drive', href: '/book-test-drive/' },
      },
    ],
    blocks: ['service-plan'],
  },
  footnote:
    'Weekly repayments are based on 9.24% p.a. interest (9.84% p.a. comparison rate*) over 60 months with a 10% deposit. Drive-away prices are for private buyers in Western Australia.',
  byTemplate: {
    classic: { home: { heading: '{count} {vehicles} ready for the tracks' } },
  },
});

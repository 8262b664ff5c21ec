import { defineSite } from 'forecourt/config';

// A demonstration: a used-car yard with one location. Its stock is invented; so are its people and numbers.
export default defineSite({
  slug: 'wattlebird',
  name: 'Wattlebird Car Yard',
  nameParts: ['Wattlebird', 'Car Yard'],
  template: 'classic',
  url: 'https://wattlebird.example',
  description: 'Used cars, utes and vans at drive-away prices on South Road in Adelaide.',
  brand: { colour: '#b8123a', logo: 'logo.svg' },
  state: 'sa',
  abn: '74000000006',
  phones: { main: '08 5550 0160' },
  forms: {
    terms: 'I agree to the terms of use of this website.',
    categories: ['General Enquiry', 'Selling my car', 'Careers Enquiry'],
  },
  licenceLabel: 'LVD',
  valuation: { provider: 'demo', variant: 'ten-years' },
  pagesPath: true,
  locationDisplay: { buttons: ['contact'] },
  // The yard's chat is one of another provider, whose script is not part of the demonstration: without it no button shows.
  chat: { object: 'WattlebirdChat', open: 'open', assistant: 'ask' },
  finance: { calculator: { rate: 9.24, comparisonRate: 9.84, establishmentFee: 195, monthlyFee: 5 } },
  carPage: {
    actions: [
      'enquire',
      'test-drive',
      'call',
      'chat',
      'assistant',
      'photos',
      'form',
      'finance',
      'trade-in',
      'history',
      'brochure',
      'location',
    ],
  },
  stock: {
    demo: 'used-yard',
    newTag: 'Just in',
    electrifiedTags: true,
    cardButtons: ['enquire', 'details'],
    reservedTag: 'Reserved',
    cardFacts: ['km', 'simple_transmission', 'simple_fuel', 'simple_body'],
  },
  search: {
    facets: [
      { attribute: 'make', as: 'cards', singleSelect: true },
      'model',
      { attribute: 'body', as: 'cards' },
      { attribute: 'fuel', as: 'select' },
      { attribute: 'transmission', as: 'select' },
      'drive',
      'seats',
      'price_range',
    ],
    filterOrder: ['make', 'model', 'price', 'fuel', 'transmission'],
    makeHeadings: true,
    defaultSort: 'price:asc',
    extraSorts: ['km:asc', 'year:desc', 'saving:desc'],
  },
  facetTiles: [
    { attribute: 'body', count: 6 },
    { attribute: 'make', count: 7 },
  ],
  home: {
    heading: '{count} used {vehicles} on South Road',
    subheading: 'One yard, one drive-away price on every car. Come and take one for a drive.',
    hero: ['hero-4x4.webp', 'hero-wagon.webp', 'hero-coupe.webp'],
    tagline: 'Come and take one for a drive.',
    sell: { photo: 'sell.webp' },
    sellingPoints: [
      {
        title: 'The price includes everything',
        text: 'Every drive-away price includes the rego transfer, stamp duty and a safety inspection.',
      },
      {
        title: 'We buy cars',
        text: 'Bring yours in with its rego papers. An inspection takes about half an hour.',
        link: { label: 'Sell your car', href: '/sell-your-car/' },
      },
      {
        title: 'Talk to a real person',
        text: 'The people who answer our phone work right here on the yard.',
        link: { label: 'Contact us', href: '/contact/' },
      },
    ],
    blocks: ['payment-methods'],
  },
  pagePhotos: {
    '/about-us/': 'yard-south-road.webp',
    '/contact/': 'yard-south-road.webp',
    '/sell-your-car/': 'sell.webp',
    '/trade-in/': 'sell.webp',
    '/warranty/': 'yard-south-road.webp',
  },
  pageBlocks: { '/about-us/': ['video:yard', 'payment-methods'], '/contact/': ['chat'] },
  footnote:
    'Drive-away prices are for private buyers in South Australia. Kilometres are the odometer reading when the vehicle arrived.',
});

import { defineSite } from 'forecourt/config';

// A demonstration: a multi-franchise group with five yards. Its stock is invented; so are its people and numbers.
export default defineSite({
  slug: 'coolabah',
  name: 'Coolabah Motor Group',
  nameParts: ['Coolabah', 'Motor Group'],
  template: 'classic',
  url: 'https://coolabah.example',
  description:
    'New, demo and used cars at drive-away prices, from five North Queensland yards in Smithfield, Cairns, Mareeba, Innisfail and Townsville.',
  brand: { colour: '#0b49c4', logo: 'logo.svg' },
  state: 'qld',
  abn: '61000000002',
  phones: { main: '07 5550 0100', new: '07 5550 0101', used: '07 5550 0106' },
  map: { tiles: { provider: 'openstreetmap' } },
  stock: { demo: 'group', offerPrices: true, runoutTagColour: 'green' },
  search: {
    facets: [
      'make',
      'model',
      'car_type',
      'body',
      'transmission',
      'fuel',
      'colour',
      'weekly_price_range',
      'location_name',
    ],
  },
  locationDisplay: { openNowFirst: true },
  enquiryTeam: { daysPerWeek: 6, hours: 'Monday to Friday 8.30am to 5.30pm, Saturday 9.00am to 5pm' },
  locationCarousel: { order: ['cairns'] },
  reserve: { fee: 500 },
  finance: {
    calculator: { rate: 9.24, comparisonRate: 9.84, establishmentFee: 195, monthlyFee: 5 },
    offerEnds: '2027-06-30',
  },
  // Until these two are set in the environment of whatever serves the site, leads are kept and wait.
  leads: {
    targets: { crm: { kind: 'webhook', urlEnv: 'COOLABAH_CRM_URL', secretEnv: 'COOLABAH_CRM_SECRET' } },
  },
  valuation: { provider: 'demo', save: true },
  carPage: {
    banner: true,
    assurances: [
      {
        title: "{make}'s full new-car warranty",
        text: 'It starts the day you collect your {vehicle}, and we look after any claim at our own workshops.',
        carTypes: ['new'],
        link: { label: 'Warranty and claims', href: '/warranty/' },
      },
      {
        title: 'Balance of new-car warranty',
        text: 'It started the day we registered this demo, so you get most of it.',
        carTypes: ['demo'],
        link: { label: 'Warranty and claims', href: '/warranty/' },
      },
      {
        title: '3 year mechanical protection plan',
        text: "Included with this {vehicle}, on top of any factory warranty that's left.",
        carTypes: ['used'],
        link: { label: 'Warranty and claims', href: '/warranty/' },
      },
      {
        title: 'Clear title and history',
        text: 'PPSR checked: no finance owing, never stolen, never written off. The certificate comes with the {vehicle}.',
        icon: 'file',
        carTypes: ['used'],
      },
      {
        title: 'Safety certificate from our workshop',
        text: 'Inspected and certified before it goes on sale. Ask to see the report, with tyre and brake readings.',
        icon: 'check',
        carTypes: ['used', 'demo'],
      },
    ],
  },
  navTrigger: 'hover',
  channels: { previews: ['dealer', 'offers'] },
  offersByModel: true,
  home: {
    heading: 'Your next car, from five North Queensland yards',
    subheading: "Drive-away prices on new, demo and used cars. We'll bring any car to your nearest yard.",
    hero: ['hero-suv.webp', 'hero-ute.webp', 'hero-hatch.webp'],
    photo: 'yard.webp',
    sell: {
      photo: 'sell.webp',
      text: "Get an online estimate for most cars, then a firm offer after a quick inspection. We'll buy yours even if you don't buy ours.",
    },
    sellingPoints: [
      {
        title: 'One price, everything included',
        text: 'The drive-away price on the windscreen is the price online and over the phone.',
        link: { label: 'Search by price', href: '/search-by-price/' },
      },
      {
        title: 'Finance in plain numbers',
        text: 'Weekly repayment, interest rate and comparison rate, right beside the price.',
        link: { label: 'Work out repayments', href: '/finance/' },
      },
      {
        title: 'Serviced where you live',
        text: 'Workshops in Smithfield and Townsville for the makes we sell and most others.',
        link: { label: 'Book a service', href: '/service/' },
      },
    ],
    people: [
      {
        name: 'Tarni Walsh',
        role: 'Sales manager, Smithfield',
        text: 'Grew up in Mareeba. Ask her which utes handle the Tablelands.',
      },
      {
        name: 'Dean Kostas',
        role: 'Used cars, Cairns',
        text: 'Buys every used car we sell, and can tell you why he picked yours.',
      },
      {
        name: 'Leena Prasad',
        role: 'Finance, all yards',
        text: 'Compares our lenders for you and rings back the same day.',
      },
      {
        name: 'Brodie Nunn',
        role: 'Workshop foreman, Townsville',
        text: 'Signs off the 90-point inspection on each certified car.',
      },
    ],
    blocks: ['certified'],
  },
  facetTiles: [
    { attribute: 'body', count: 6 },
    { attribute: 'make', count: 7 },
  ],
  pagePhotos: {
    '/book-test-drive/': 'offer-mu-x.webp',
    '/capped-price-servicing/': 'yard-townsville.webp',
    '/careers/': 'yard.webp',
    '/contact/': 'yard-cairns.webp',
    '/finance/': 'yard-mareeba.webp',
    '/fleet/': 'offer-d-max.webp',
    '/sell-your-car/': 'sell.webp',
    '/service/': 'yard-townsville.webp',
    '/trade-in/': 'sell.webp',
    '/warranty/': 'yard-smithfield.webp',
  },
  pageBlocks: {
    '/about-us/': ['faq:buying'],
    '/capped-price-servicing/': ['service-plan', 'faq:servicing'],
    '/service/': ['faq:servicing', 'payment-methods'],
    '/warranty/': ['warranty', 'certified'],
  },
  footnote:
    'Weekly repayments are based on 9.24% p.a. interest (9.84% p.a. comparison rate*) over 60 months with a 10% deposit.',
  byTemplate: {
    showroom: {
      home: {
        heading: 'Five yards, one stock list',
        subheading: '{count} {vehicles}, all at drive-away prices, from Smithfield to Townsville.',
        hero: ['stage-suv.webp'],
        tagline: 'One price on every car. On the windscreen, online and over the phone.',
      },
    },
  },
  rebuild: { secretEnvs: ['COOLABAH_REBUILD_SECRET'] },
});

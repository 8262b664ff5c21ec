import { defineSite } from 'forecourt/config';

// A demonstration: a truck and van dealer with three yards. Its stock is invented; so are its people and numbers.
export default defineSite({
  slug: 'boobook',
  name: 'Boobook Trucks',
  nameParts: ['Boobook', 'Trucks'],
  template: 'showroom',
  url: 'https://boobook.example',
  description:
    'New and used light trucks, vans and buses at Dandenong South and Laverton North in Victoria, and Wetherill Park in New South Wales.',
  vehicle: { noun: 'truck', plural: 'trucks' },
  brand: { colour: '#9b4a22', logo: 'logo.svg' },
  state: 'vic',
  abn: '80000000001',
  phones: { main: '1300 975 707', new: '1800 160 401' },
  hidePhone: true,
  forms: { enquireButton: 'Enquire Now', messageRequired: false, optIn: { ticked: false } },
  map: { tiles: { provider: 'openstreetmap' } },
  licenceLabel: 'Licence',
  carPage: {
    actions: [
      'enquire',
      { kind: 'test-drive', label: 'Book a loaded test drive' },
      'reserve',
      'call',
      { kind: 'finance', label: 'Equipment finance' },
      { kind: 'link', label: 'Bodies and fit-outs', href: '/vehicle-parts-and-accessories/', icon: 'check' },
      'trade-in',
      'history',
      'brochure',
      'location',
    ],
    assurances: [
      {
        title: "{make}'s new-truck warranty",
        text: 'Full factory cover from the day you drive away, serviced and claimed at either of our workshops.',
        carTypes: ['new', 'demo'],
        link: { label: 'Warranty and claims', href: '/warranty/' },
      },
      {
        title: 'Driveline cover available',
        text: 'Engine, gearbox and differential cover for up to 2 years. Ask for a quote with this {vehicle}.',
        carTypes: ['used'],
        link: { label: 'Warranty and claims', href: '/warranty/' },
      },
      {
        title: 'PPSR and service records',
        text: 'No finance owing. Logbooks and workshop invoices are yours to read before you buy.',
        icon: 'file',
        carTypes: ['used', 'demo'],
      },
      {
        title: 'Roadworthy and pit inspection',
        text: 'Every used {vehicle} goes over our pit and leaves with a current roadworthy certificate.',
        icon: 'check',
        carTypes: ['used', 'demo'],
      },
    ],
  },
  reserve: { label: 'Reserve this vehicle', withoutFee: 'hide' },
  ratings: { show: false },
  geocoding: false,
  stock: {
    demo: 'trucks',
    electrifiedTags: true,
    cardButtons: ['details', 'enquire', 'reserve'],
    detailsButton: 'Explore Vehicle',
    cardFacts: ['km', 'simple_fuel', 'simple_body', 'simple_transmission', 'stocknum'],
  },
  search: {
    facets: ['car_type', 'make', 'model', 'body', 'fuel', 'transmission', 'state'],
    filterOrder: ['car_type', 'make', 'model', 'price'],
    rememberSections: true,
  },
  facetTiles: [{ attribute: 'body', count: 5 }],
  home: {
    heading: 'Built for the load you carry',
    subheading: 'Trucks, vans and buses, ready for work.',
    hero: ['stage-truck.webp', 'hero-box.webp', 'hero-van.webp'],
    tagline: 'Bodies, tail lifts and trays, all fitted before you pick up the keys.',
    photo: 'yard.webp',
    sell: {
      photo: 'sell.webp',
      heading: 'Moving the old one on?',
      text: "We buy trucks, vans and buses of any age, fitted out or bare. Send us the details and we'll call with an offer.",
    },
    people: [
      {
        name: 'Con Mavros',
        role: 'Truck sales, Dandenong South',
        text: 'Twenty years in light trucks. Works out payload and body length with you.',
      },
      {
        name: 'Shayla Brandt',
        role: 'Fleet, Victoria and New South Wales',
        text: 'One contact from quote to handover, for two trucks or fifty.',
      },
      {
        name: 'Huy Tran',
        role: 'Fit-outs and bodies',
        text: 'Draws up your tray, pantech or tail lift before you order.',
      },
    ],
    sellingPoints: [
      {
        title: 'Fitted out here',
        text: 'We fit pantechs, trays and tail lifts at Dandenong South.',
        link: { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories/' },
      },
      {
        title: 'Serviced after hours',
        text: 'Our workshop takes trucks until 8pm, so yours earns its keep by day.',
        link: { label: 'Book a service', href: '/service/' },
      },
      {
        title: 'For one truck or fifty',
        text: 'Fleet buyers deal with one person from quote to delivery.',
        link: { label: 'Fleet', href: '/fleet/' },
      },
    ],
    blocks: ['promotion-slider'],
  },
  pagePhotos: {
    '/book-test-drive/': 'yard-laverton-north.webp',
    '/capped-price-servicing/': 'yard-wetherill-park.webp',
    '/careers/': 'yard-dandenong-south.webp',
    '/contact/': 'yard-dandenong-south.webp',
    '/finance-enquiry/': 'yard.webp',
    '/fleet/': 'yard-laverton-north.webp',
    '/sell-your-car/': 'sell.webp',
    '/service/': 'yard-wetherill-park.webp',
    '/trade-in/': 'sell.webp',
    '/vehicle-parts-and-accessories/': 'yard.webp',
    '/warranty/': 'yard-wetherill-park.webp',
  },
  links: { finance: '/finance-enquiry/' },
  finance: { calculator: false },
  footnote:
    "Prices marked Excl. Govt. Charges don't include rego, stamp duty or dealer delivery. GVM and body dimensions are the manufacturer's figures. Check they suit the job before you buy.",
  byTemplate: {
    classic: { home: { heading: 'Trucks, vans and buses built for the load' } },
  },
});

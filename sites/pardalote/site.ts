import { defineSite } from 'forecourt/config';

// A demonstration: a fleet that can be had by the week, or bought. Its stock is invented; so are its people and numbers.
export default defineSite({
  slug: 'pardalote',
  name: 'Pardalote Fleet',
  nameParts: ['Pardalote', 'Fleet'],
  template: 'showroom',
  url: 'https://pardalote.example',
  description:
    'Cars, utes and vans by weekly subscription at Hobart Airport and Launceston, with rego, insurance and servicing all in one weekly price.',
  vehicle: { noun: 'vehicle', plural: 'vehicles' },
  brand: { colour: '#0f8a7e', logo: 'logo.svg' },
  theme: 'dark',
  state: 'tas',
  abn: '23000000004',
  phones: { main: '03 5550 0310' },
  forms: {
    showLabels: false,
    categories: ['General Enquiry', 'Subscription', 'Buying a vehicle', 'Fleet of five or more'],
    captcha: 'none',
  },
  map: { tiles: { provider: 'openstreetmap' } },
  licenceLabel: 'LMVT',
  carPage: {
    actions: [{ kind: 'enquire', label: 'Start subscription' }, 'call', 'photos', 'brochure', 'location'],
    assurances: [
      {
        title: 'Rego, insurance and servicing included',
        text: 'One weekly price covers them all, with tyres and roadside assistance.',
        link: { label: "What's included", href: '/how-it-works/' },
      },
      {
        title: 'Inspected between drivers',
        text: 'Every {vehicle} is serviced, cleaned and checked in our own workshop before you collect it.',
        icon: 'check',
      },
    ],
  },
  // Nothing is traded in here, and a subscription of a week is the test drive.
  valuation: false,
  locationDisplay: { buttons: ['contact'], home: 'primary' },
  stock: {
    demo: 'fleet',
    leadPrice: 'subscription',
    cardButtons: ['enquire'],
    pageSize: 12,
    soldTag: 'Taken',
    newTag: 'Back in the fleet',
    electrifiedTags: true,
  },
  search: {
    facets: ['body', 'make', 'model', 'fuel', 'transmission', 'seats', 'city'],
    ranges: ['subscription_price', 'price', 'km', 'year'],
    filterOrder: ['subscription_price', 'body', 'city'],
    defaultSort: 'price:asc',
    pricedOnly: true,
    popularSearches: ['/search/?subscription_price=:250', '/search/van-cars/', '/search/?fuel=Hybrid'],
  },
  facetTiles: [{ attribute: 'body', count: 6 }],
  // A weekly repayment beside a weekly subscription would only confuse.
  finance: { calculator: false, lenders: [] },
  nav: [
    { label: 'Home', href: '/' },
    { label: 'Our fleet', items: 'stock' },
    { label: 'How it works', href: '/how-it-works/' },
    { label: 'Locations', items: 'locations' },
    {
      label: 'Company',
      items: [
        { label: 'About us', href: '/about-us/' },
        { label: 'For businesses', href: '/fleet/' },
        { label: 'Careers', href: '/careers/' },
        { label: 'Contact us', href: '/contact/' },
      ],
    },
  ],
  home: {
    heading: 'A car, ute or van by the week',
    subheading: 'Rego, insurance and servicing in one weekly price. Swap it, return it or buy it.',
    hero: ['stage-suv.webp', 'hero-hatch.webp', 'hero-van.webp'],
    tagline: 'Four-week minimum. No deposit. Keep it as long as you like.',
    sellingPoints: [
      {
        title: 'One weekly price',
        text: 'Rego, insurance, servicing, tyres and roadside assistance are all included. You pay for fuel and tolls.',
        link: { label: "What's included", href: '/how-it-works/' },
      },
      {
        title: 'Swap when life changes',
        text: "A hatch for the school run, a van for the big move. Just give us a week's notice.",
        link: { label: 'How swapping works', href: '/how-it-works/' },
      },
      {
        title: 'Or keep it',
        text: "Every vehicle has a purchase price too. Love it? Buy it, whatever you've driven so far.",
        link: { label: 'Ask us', href: '/contact/' },
      },
    ],
  },
  omitPages: [
    '/book-test-drive/',
    '/capped-price-servicing/',
    '/roadside-assist/',
    '/sell-your-car/',
    '/service/',
    '/special-offers/',
    '/trade-in/',
    '/vehicle-parts-and-accessories/',
    '/warranty/',
  ],
  footnote:
    'Subscriptions are for drivers aged 21 and over with a full licence. Four-week minimum, 300 km a week included, 20 cents for each extra kilometre.',
  byTemplate: {
    classic: { theme: 'light' },
  },
});

import { defineSite } from 'forecourt/config';

// A demonstration: a finance broker who sells no vehicles. Its people, numbers and licence are invented.
export default defineSite({
  slug: 'tallowwood',
  name: 'Tallowwood Finance',
  nameParts: ['Tallowwood', 'Finance'],
  template: 'classic',
  url: 'https://tallowwood.example',
  description:
    'A vehicle finance broker in Newcastle. We compare car, truck and equipment loans across nine lenders and show you every cost.',
  brand: { colour: '#2f6b3a', logo: 'logo.svg' },
  theme: 'auto',
  state: 'nsw',
  abn: '93000000005',
  phones: { main: '02 5550 0410' },
  forms: {
    categories: ['General Enquiry', 'Car loan', 'Truck or equipment loan', 'Refinancing', 'Complaint'],
    privacy:
      'We use your details to respond to you. We only email you news and offers if the box above is ticked. No credit check until you say so.',
  },
  map: { tiles: { provider: 'openstreetmap' } },
  licenceLabel: 'Credit Representative',
  closedLabel: 'By appointment only',
  locationDisplay: { panel: 'map', buttons: ['contact'] },
  enquiryTeam: {
    daysPerWeek: 5,
    hours: 'Monday to Friday 8.30am to 5pm',
    responseTime: 'A broker will call you the same day or the next business day.',
  },
  geocoding: false,
  stock: false,
  images: { provider: 'none' },
  links: { finance: '/apply-for-finance/' },
  finance: {
    calculator: {
      price: 35_000,
      deposit: 5000,
      rate: 8.49,
      comparisonRate: 9.89,
      years: 5,
      establishmentFee: 495,
      monthlyFee: 10,
    },
  },
  navTrigger: 'hover',
  nav: [
    { label: 'Home', href: '/' },
    { label: 'Apply for finance', href: '/apply-for-finance/' },
    {
      label: 'Loans',
      items: [
        { label: 'Car loans', href: '/car-loans/' },
        { label: 'Truck and equipment loans', href: '/equipment-loans/' },
        { label: 'Refinancing', href: '/refinancing/' },
      ],
    },
    { label: 'Our lenders', href: '/lenders/' },
    { label: 'Questions', href: '/questions/' },
    {
      label: 'Company',
      items: [
        { label: 'About us', href: '/about-us/' },
        { label: 'Find us', href: '/locations/' },
        { label: 'Contact us', href: '/contact/' },
      ],
    },
  ],
  home: {
    heading: 'Sort your loan first',
    subheading:
      "Know what you can borrow, what it really costs and who's lending it before you set foot in a car yard.",
    hero: ['hero-sedan.webp'],
    tagline: 'We work for you, not the lender.',
    finance: true,
    sellingPoints: [
      {
        title: 'Nine lenders, one application',
        text: "Banks, credit unions and finance companies. We'll show you how they compare and why we recommend one.",
        link: { label: 'Our lenders', href: '/lenders/' },
      },
      {
        title: 'No credit check to enquire',
        text: 'We look at your figures first. No lender checks your credit file until you say so.',
        link: { label: 'Common questions', href: '/questions/' },
      },
      {
        title: "How we're paid",
        text: "The lender pays us a commission. You'll see the amount before you sign.",
        link: { label: 'About us', href: '/about-us/' },
      },
    ],
  },
  omitPages: [
    '/capped-price-servicing/',
    '/careers/',
    '/roadside-assist/',
    '/service/',
    '/vehicle-parts-and-accessories/',
  ],
  footnote:
    'Tallowwood Finance is a credit representative in a demonstration and arranges no loans. Rates and repayments on this site are examples, not offers. The lender decides once you apply.',
});

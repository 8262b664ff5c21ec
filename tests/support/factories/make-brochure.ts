import type { Brochure } from '#brochure/brochure.ts';

interface BrochureOverrides {
  readonly publisher?: Partial<Brochure['publisher']>;
  readonly seller?: Partial<Brochure['seller']>;
  readonly car?: Partial<Brochure['car']>;
}

/** A brochure of a plain car; tests override only what they are about. */
export function makeBrochure({ publisher, seller, car }: BrochureOverrides = {}): Brochure {
  return {
    publisher: {
      name: 'Plain Motors',
      language: 'en-AU',
      template: 'classic',
      colours: {
        ink: '#14181c',
        'ink-2': '#4a535b',
        line: '#d9dde1',
        sunken: '#eceef0',
        brand: '#0b49c4',
        'brand-text': '#0b49c4',
      },
      logo: null,
      asAt: 'Saturday 21 November 2026',
      builtAt: '2026-11-21T00:00:00.000Z',
      ...publisher,
    },
    seller: {
      name: 'Plain Cairns',
      address: '1 Test Street, Cairns QLD 4870',
      licences: ['DL# 4411223'],
      hoursTitle: 'Sales hours',
      hours: [
        { label: 'Mon to Fri', text: '8.30am to 5.30pm' },
        { label: 'Saturday', text: 'Closed' },
      ],
      ...seller,
    },
    car: {
      title: '2022 Toyota HiLux',
      subtitle: 'SR5 Double Cab',
      stocknum: 'C104512',
      price: '$52,990',
      priceType: 'Drive Away',
      otherPrice: null,
      finance: null,
      facts: [{ label: 'Kilometres', text: '45,120 km' }],
      features: ['Tow bar', 'Tub liner'],
      aboutTitle: 'About this ute',
      about: ['One owner.'],
      photos: [],
      phone: '07 5550 0100',
      url: 'https://plain.example.com.au/cars/2022-toyota-hilux-c104512/',
      seller: 'plain-cairns',
      ...car,
    },
  };
}

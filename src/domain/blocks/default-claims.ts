import type { Claims, ClaimsName } from './claims.ts';

/** Default claims, for a dealer that shows such a block without content of its own. */
export const DEFAULT_CLAIMS: Readonly<Record<ClaimsName, Claims>> = {
  certified: {
    heading: 'Our certified programme',
    lead: null,
    claims: [
      {
        title: '90-point inspection',
        text: 'Every certified vehicle is checked on 90 points before it is offered for sale.',
        warrantyFrom: null,
      },
      {
        title: '1 year roadside assist',
        text: 'Help at the side of the road for the first year.',
        warrantyFrom: null,
      },
    ],
    conditions: 'Ask us which vehicles are certified, and what the inspection found.',
    link: null,
  },
  'service-plan': {
    heading: 'The service plan',
    lead: null,
    claims: [
      {
        title: 'Flat-price servicing',
        text: 'One flat price for each of the first 5 services, up to 5 years or 75,000 km.',
        warrantyFrom: null,
      },
      {
        title: '6 years or 150,000 km warranty',
        text: 'The new-vehicle warranty runs for 6 years or 150,000 km.',
        warrantyFrom: '2019-01-01',
      },
      {
        title: 'Up to 7 years roadside assistance',
        text: '13 months of cover to begin with, reset at each scheduled service.',
        warrantyFrom: '2020-09-01',
      },
    ],
    conditions:
      'Where years and kilometres are both named, whichever comes first. Ask us which of these your vehicle has.',
    link: null,
  },
  warranty: {
    heading: 'Warranty and protection',
    lead: null,
    claims: [
      {
        title: '3 year standard warranty',
        text: 'The standard warranty runs for 3 years.',
        warrantyFrom: null,
      },
      {
        title: '3 year mechanical protection plan',
        text: 'On used vehicles we add a mechanical protection plan of 3 years.',
        warrantyFrom: null,
      },
    ],
    conditions:
      'Ask us what each of them covers and when it starts. They come on top of your rights under the Australian Consumer Law.',
    link: null,
  },
};

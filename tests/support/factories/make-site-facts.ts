import * as v from 'valibot';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeFormConfig } from './make-form-config.ts';

/** The site facts of a plain dealer; tests override only what they are about. */
export function makeSiteFacts(over: Partial<SiteFacts> = {}): SiteFacts {
  return {
    slug: 'example',
    dealer: 'example',
    name: 'Example Motors',
    template: 'classic',
    cars: 1234,
    vehiclesWord: 'cars',
    brandColour: '#0b49c4',
    brandInk: '#ffffff',
    logo: null,
    photo: null,
    imageHosts: [],
    url: 'https://www.example.com.au',
    stylesheet: '/assets/classic.12345678.css',
    formStyles: '/_astro/forms.12345678.css',
    forms: makeFormConfig(),
    rebuildSecrets: [],
    rebuildTokens: [],
    editors: null,
    buildHook: null,
    otherHosts: [],
    agents: false,
    closedLabel: 'Closed',
    builtAt: '2026-11-20T00:00:00.000Z',
    phone: '07 5550 0100',
    preview: false,
    leads: v.parse(leadsSchema, {}),
    valuation: { provider: 'team', variant: 'seven-years', save: false },
    payment: 'none',
    holdMs: 4 * 86_400_000,
    locations: [],
    specialHours: [],
    fieldData: false,
    soldForDays: 3,
    stock: {},
    ...over,
  };
}

type CarFacts = SiteFacts['stock'][string];

/** The car facts for functions; tests override only what they are about. */
export function makeCarFacts(over: Partial<CarFacts> = {}): CarFacts {
  return {
    slug: '2021-toyota-corolla-s1',
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'used',
    stocknum: 'S1',
    vin: 'JTNK43BE603000001',
    colour: 'White',
    price: 22_990,
    price_type: 'Drive Away',
    dealership_id: null,
    location_id: null,
    finance_lenders: {},
    loan: null,
    hold: null,
    ...over,
  };
}

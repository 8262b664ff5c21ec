import type { SiteFacts } from '#functions/lib/site.ts';
import { makeSwitches } from '#tests/support/form-switches.ts';

/** What the functions know of a plain dealer; a test names only what it is about. */
export function makeFacts(over: Partial<SiteFacts> = {}): SiteFacts {
  return {
    dealer: 'example',
    name: 'Example Motors',
    url: 'https://www.example.com.au',
    stylesheet: '/assets/classic.12345678.css',
    formStyles: '/_astro/forms.12345678.css',
    forms: makeSwitches(),
    rebuildSecrets: [],
    buildHook: null,
    builtAt: '2026-11-20T00:00:00.000Z',
    saveValuations: false,
    locations: [],
    specialHours: [],
    stock: {},
    ...over,
  };
}

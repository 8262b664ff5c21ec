import type { FormConfig } from '#leads/forms/forms.ts';

/** A dealer with one location and default settings; tests override only what they are about. */
export function makeFormConfig(over: Partial<FormConfig> = {}): FormConfig {
  return {
    dealer: 'Plain Motors',
    country: 'au',
    vehicle: 'car',
    messageRequired: true,
    terms: null,
    optIn: { text: 'Send me news.', ticked: true },
    privacy: 'We answer you.',
    labels: {},
    showLabels: true,
    categories: ['General Enquiry', 'Careers Enquiry'],
    locations: [{ id: 'yard', name: 'Plain Motors Cairns', department: 'sales' }],
    dealerships: [{ slug: 'plain-cairns', name: 'Plain Motors Cairns' }],
    captcha: false,
    acknowledge: false,
    ...over,
  };
}

/** A dealer with two locations, one of which also has a workshop. */
export const TWO_LOCATIONS: Partial<FormConfig> = {
  locations: [
    { id: 'yard', name: 'Plain Motors Cairns', department: 'sales' },
    { id: 'workshop', name: 'Plain Motors Cairns Service', department: 'service' },
    { id: 'mareeba', name: 'Plain Motors Mareeba', department: 'sales' },
  ],
  dealerships: [
    { slug: 'plain-cairns', name: 'Plain Motors Cairns' },
    { slug: 'plain-mareeba', name: 'Plain Motors Mareeba' },
  ],
};

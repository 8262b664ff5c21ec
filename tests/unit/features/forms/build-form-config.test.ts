import { beforeEach, expect, test, vi } from 'vitest';
import { SUCCESS_MESSAGES } from '#domain/lead/success-messages.ts';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import { FORMS } from '#leads/forms/forms.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

test('a dealership is offered once, named after the first of its premises', () => {
  const locations = [
    makeLocation({ id: 'a', name: 'Plain Cairns', dealership_slug: 'cairns' }),
    makeLocation({
      id: 'b',
      name: 'Plain Cairns Service',
      dealership_slug: 'cairns',
      location_type: 'service',
    }),
    makeLocation({
      id: 'c',
      name: 'Plain Tully',
      dealership_slug: 'tully',
      address: { street: '2 Other Street' },
    }),
    makeLocation({
      id: 'd',
      name: 'Plain Cairns North',
      dealership_slug: 'cairns',
      address: { street: '3 Other Street' },
    }),
  ];
  const config = buildFormConfig(makeSite({}, { locations }));
  expect(config.dealerships).toEqual([
    { slug: 'cairns', name: 'Plain Cairns' },
    { slug: 'tully', name: 'Plain Tully' },
  ]);
  expect(config.locations.map(({ department }) => department)).toEqual([
    'sales',
    'service',
    'sales',
    'sales',
  ]);
});

test('a dealer without wishes insists on a message, has no terms and ticks news', () => {
  expect(buildFormConfig(makeSite())).toMatchObject({
    messageRequired: true,
    terms: null,
    optIn: { ticked: true },
    captcha: true,
    acknowledge: false,
  });
});

test('every form has words for what happens next (T-72)', () => {
  const categories = Object.values(FORMS).map(({ category }) => category);
  expect(Object.keys(SUCCESS_MESSAGES)).toEqual(expect.arrayContaining(categories));
});

test("the settings of forms are the dealer's", () => {
  const site = makeSite(
    {
      name: 'Example Trucks',
      vehicle: { noun: 'truck', plural: 'trucks' },
      forms: {
        messageRequired: false,
        terms: 'Our terms.',
        optIn: { text: 'News?', ticked: false },
        privacy: 'We answer you.',
        showLabels: true,
        captcha: 'none',
      },
      leads: { acknowledge: true },
    },
    { locations: [makeLocation({ id: 'a', name: 'Plain Cairns' })] },
  );
  expect(buildFormConfig(site)).toEqual({
    dealer: 'Example Trucks',
    country: 'au',
    vehicle: 'truck',
    messageRequired: false,
    terms: 'Our terms.',
    optIn: { text: 'News?', ticked: false },
    privacy: 'We answer you.',
    labels: site.forms.labels,
    showLabels: true,
    categories: site.forms.categories,
    locations: [{ id: 'a', name: 'Plain Cairns', department: 'sales' }],
    dealerships: [],
    captcha: false,
    acknowledge: true,
  });
});

let fetchFormConfig: typeof import('#features/forms/fetch-form-config.ts').fetchFormConfig;
beforeEach(async () => {
  vi.resetModules();
  ({ fetchFormConfig } = await import('#features/forms/fetch-form-config.ts'));
});

test('a page asks for the settings of its forms once', async () => {
  const asked = answerFetch({ '/forms.json': makeFormConfig() });
  await Promise.all([fetchFormConfig(), fetchFormConfig()]);
  expect(await fetchFormConfig()).toEqual(makeFormConfig());
  expect(asked).toEqual(['/forms.json']);
});

test.each([
  { answer: new Response(null, { status: 503 }), problem: '/forms.json: 503' },
  { answer: new TypeError('Load failed'), problem: 'Load failed' },
])('after a failure ($problem) the next call asks again', async ({ answer, problem }) => {
  answerFetch({ '/forms.json': answer });
  await expect(fetchFormConfig()).rejects.toThrow(problem);
  answerFetch({ '/forms.json': makeFormConfig() });
  expect(await fetchFormConfig()).toEqual(makeFormConfig());
});

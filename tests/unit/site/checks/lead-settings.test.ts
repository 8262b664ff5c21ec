import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { FORMS } from '#leads/forms/forms.ts';
import { findLeadProblems } from '#site/checks/lead-settings.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

type Settings = v.InferInput<typeof leadsSchema>;

const SITE = { ...makeSite(), locations: [makeLocation({ id: 'cairns' }), makeLocation({ id: 'mareeba' })] };

/** What a dealer offers to choose from, and what forms have. */
const CATEGORIES = [
  ...new Set([...SITE.forms.categories, ...Object.values(FORMS).map(({ category }) => category)]),
];
const check = (settings: Settings) =>
  findLeadProblems('site.ts', { ...SITE, leads: v.parse(leadsSchema, settings) });
const MAIL = { from: 'website@example.com.au', smtpEnv: 'EXAMPLE_SMTP' };

const TO = ['a@example.com.au'];
const needsMail = (key: string) => `${key}: needs a mail server. Set leads.mail too.`;
const UNLEARNED =
  'leads.unverified: is "hold", but nobody would learn of held enquiries. Set leads.mail and leads.digestTo too, or write "deliver".';

test.each<[string, Settings, string | undefined]>([
  ['held enquiries without a mail server', { unverified: 'hold', digestTo: TO }, UNLEARNED],
  ['held enquiries without recipients', { unverified: 'hold', mail: MAIL }, UNLEARNED],
  ['held enquiries with a digest', { unverified: 'hold', mail: MAIL, digestTo: TO }, undefined],
  ['alerts by e-mail', { alerts: { to: TO } }, needsMail('leads.alerts.to')],
  ['alerts with a mail server', { alerts: { to: TO }, mail: MAIL }, undefined],
  ['alerts by a webhook', { alerts: { urlEnv: 'EXAMPLE_ALERTS_URL' } }, undefined],
  ['reports', { reportTo: TO }, needsMail('leads.reportTo')],
  ['reports with a mail server', { reportTo: TO, mail: MAIL }, undefined],
  ['acknowledgements', { acknowledge: true }, needsMail('leads.acknowledge')],
  ['acknowledgements with a mail server', { acknowledge: true, mail: MAIL }, undefined],
])('what is sent to people needs a mail server: %s', (_, settings, problem) => {
  expect(check(settings)).toEqual(problem === undefined ? [] : [`site.ts: ${problem}`]);
});

test('alerts to nobody are refused', () => {
  expect(() => check({ alerts: {} })).toThrow('must name recipients in "to", or a webhook in "urlEnv"');
});

test('the default settings have no problems', () => expect(check({})).toEqual([]));

describe('a routing table', () => {
  const targets = { crm: { kind: 'file' }, workshop: { kind: 'file' } } as const;

  test.each<[string, Settings, string]>([
    [
      'with an unknown target',
      { targets, routes: [{ forms: ['service'], targets: ['garage'] }] },
      'leads.routes.0.targets: "garage" is not in leads.targets. Write one of: crm, workshop.',
    ],
    [
      'with an unknown default target',
      { targets, defaultTargets: ['garage', 'crm', 'workshop'] },
      'leads.defaultTargets: "garage" is not in leads.targets. Write one of: crm, workshop.',
    ],
    [
      'with an unknown location',
      { targets, routes: [{ locations: ['perth'], targets: ['crm'] }] },
      'leads.routes.0.locations: "perth" is unknown. Write one of: cairns, mareeba.',
    ],
    [
      'with an unknown category',
      { targets, routes: [{ categories: ['Complaint'], targets: ['crm'] }] },
      `leads.routes.0.categories: "Complaint" is unknown. Write one of: ${CATEGORIES.join(', ')}.`,
    ],
    [
      'with a target that is neither routed nor a default',
      { targets, defaultTargets: ['crm'] },
      'leads.targets.workshop: no lead can reach it. Name it in leads.routes or leads.defaultTargets.',
    ],
    [
      'with a target behind a route for everything',
      { targets, routes: [{ targets: ['crm'] }], defaultTargets: ['workshop'] },
      'leads.targets.workshop: no lead can reach it. Name it in leads.routes or leads.defaultTargets.',
    ],
  ])('%s is refused', (_, settings, problem) => expect(check(settings)).toEqual([`site.ts: ${problem}`]));

  test('may name the categories of the dealer and those of forms', () => {
    const own = SITE.forms.categories[0] ?? '';
    for (const category of [own, FORMS.service.category])
      expect(check({ targets, routes: [{ categories: [category], targets: ['crm'] }] })).toEqual([]);
  });

  describe('has a route that no lead can reach if an earlier one', () => {
    const both = { targets: ['crm', 'workshop'] };
    const hidden = (earlier: object, later: object) =>
      check({
        targets,
        routes: [
          { ...earlier, ...both },
          { ...later, ...both },
        ],
      });

    test.each([
      ['matches everything', {}, { forms: ['service'] }],
      ['matches everything, as it does itself', {}, {}],
      ['has the same form', { forms: ['service'] }, { forms: ['service'] }],
      ['has more forms', { forms: ['service', 'parts'] }, { forms: ['parts'] }],
      ['asks for less', { forms: ['service'] }, { forms: ['service'], departments: ['parts'] }],
    ])('%s', (_, earlier, later) => {
      expect(hidden(earlier, later)).toEqual([
        'site.ts: leads.routes.1: no lead can reach it, because leads.routes.0 matches them all. Move it up.',
      ]);
    });

    test.each([
      ['has another form', { forms: ['service'] }, { forms: ['parts'] }],
      ['has fewer forms', { forms: ['service'] }, { forms: ['parts', 'service'] }],
      ['asks for a form', { forms: ['service'] }, {}],
      ['asks for more', { forms: ['service'], departments: ['parts'] }, { forms: ['service'] }],
    ])('but not if it %s', (_, earlier, later) => expect(hidden(earlier, later)).toEqual([]));

    test('and its targets with it', () => {
      const routes: Settings['routes'] = [
        { forms: ['service'], targets: ['crm'] },
        { forms: ['service'], targets: ['workshop'] },
        { forms: ['service'], targets: ['workshop'] },
      ];
      expect(check({ targets, routes, defaultTargets: ['crm'] })).toEqual([
        'site.ts: leads.routes.1: no lead can reach it, because leads.routes.0 matches them all. Move it up.',
        'site.ts: leads.routes.2: no lead can reach it, because leads.routes.0 matches them all. Move it up.',
        'site.ts: leads.targets.workshop: no lead can reach it. Name it in leads.routes or leads.defaultTargets.',
      ]);
    });
  });

  test('whose targets can all be reached is accepted', () => {
    const routes: Settings['routes'] = [
      { forms: ['service'], locations: ['cairns'], targets: ['workshop'] },
      { departments: ['parts'], categories: ['Parts Enquiry'], targets: ['crm', 'workshop'] },
    ];
    expect(check({ targets, routes, defaultTargets: ['crm'] })).toEqual([]);
  });
});

test('acknowledgements without a captcha are refused: nobody would get one', () => {
  const leads = v.parse(leadsSchema, { acknowledge: true, mail: MAIL });
  const forms = { ...SITE.forms, captcha: 'none' } as const;
  expect(findLeadProblems('site.ts', { ...SITE, leads, forms })).toEqual([
    'site.ts: leads.acknowledge: only enquiries with a solved captcha are acknowledged. Remove forms.captcha.',
  ]);
});

import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { processQueue } from '#leads/delivery/queue/process-queue.ts';
import { findTargets } from '#leads/delivery/routing/find-targets.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/delivery-target.ts';
import { makeDeliveryContext } from '#tests/support/factories/make-delivery-context.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const TABLES = IS_LONG_RUN ? 500 : 12;
const LEADS_PER_TABLE = 20;
const TARGETS = ['crm', 'workshop', 'parts', 'mareeba', 'people'];
/** Forms with the departments that they are for; '' = that of the lead's location. */
const FORMS: Readonly<Record<string, string>> = {
  contact: '',
  enquiry: '',
  service: 'service',
  careers: 'sales',
};
const LOCATIONS: Readonly<Record<string, string>> = { cairns: 'sales', mareeba: 'sales', works: 'service' };
const CATEGORIES = ['General Enquiry', 'Finance Enquiry', 'Vehicle Enquiry'];

const some = (values: readonly string[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined, freq: 2 });
const route = fc.record(
  {
    departments: some(['sales', 'service']),
    locations: some(Object.keys(LOCATIONS)),
    forms: some(Object.keys(FORMS)),
    categories: some(CATEGORIES),
    targets: fc.subarray(TARGETS, { minLength: 1 }),
  },
  { requiredKeys: ['targets'] },
);
const table = fc.record({
  routes: fc.array(route, { maxLength: 4 }),
  defaultTargets: fc.option(fc.subarray(TARGETS, { minLength: 1 }), { nil: undefined }),
});
const visitor = fc.record({
  form: fc.constantFrom(...Object.keys(FORMS)),
  location: fc.constantFrom(...Object.keys(LOCATIONS), ''),
  category: fc.constantFrom(...CATEGORIES),
});

interface Table {
  readonly routes: readonly Readonly<Record<string, readonly string[] | undefined>>[];
  readonly defaultTargets: readonly string[] | undefined;
}

/** The rule again, in plain loops: the first route of which no criterion excludes the lead. */
function expectedTargets(
  { routes, defaultTargets }: Table,
  { form, location, category }: { form: string; location: string; category: string },
): readonly string[] {
  const facts: Record<string, string> = {
    departments: FORMS[form] || (LOCATIONS[location] ?? ''),
    locations: location,
    forms: form,
    categories: category,
  };
  for (const each of routes) {
    let fits = true;
    for (const [name, fact] of Object.entries(facts)) if (each[name]?.includes(fact) === false) fits = false;
    if (fits) return each.targets ?? [];
  }
  return defaultTargets ?? TARGETS;
}

test(`leads by ${TABLES} random tables of routes, to targets that fail every third time: each arrives where it should, and nowhere else`, async () => {
  const dealer = makeSiteFacts({
    forms: makeFormConfig({
      locations: Object.entries(LOCATIONS).map(([id, department]) => ({
        id,
        name: id,
        department: department === 'service' ? ('service' as const) : ('sales' as const),
      })),
    }),
  });
  const desk = await makeDeliveryContext();
  let [deliveries, astray, missing, tries] = [0, 0, 0, 0];

  async function play(routing: Table, visitors: readonly Parameters<typeof expectedTargets>[1][]) {
    const leads = v.parse(leadsSchema, {
      targets: Object.fromEntries(TARGETS.map((name) => [name, { kind: 'file' }])),
      ...routing,
    });
    const taken = new Set<string>();
    const targets = TARGETS.map(
      (name): DeliveryTarget => ({
        name,
        send: ({ lead }) => {
          tries += 1;
          if (tries % 3 === 0) return Promise.resolve({ outcome: 'failed', note: 'away' });
          taken.add(`${lead.id} ${name}`);
          return Promise.resolve({ outcome: 'delivered', note: '' });
        },
      }),
    );
    const expected = new Set<string>();
    for (const { form, location, category } of visitors) {
      const received_at = desk.time.toISOString();
      const lead = makeEnquiry({ location, category }, { form, received_at });
      await desk.store.save(lead);
      for (const name of expectedTargets(routing, { form, location, category }))
        expected.add(`${lead.id} ${name}`);
    }
    const context = {
      ...desk,
      dealer,
      targets,
      now: () => desk.time,
      isRouted: (outbound: Parameters<typeof findTargets>[0], target: string) =>
        findTargets(outbound, leads).includes(target),
    };
    for (let rounds = 0; (await desk.store.listPending('example')).length > 0 && rounds < 50; rounds++) {
      await processQueue(context);
      desk.advance(3600);
    }
    deliveries += taken.size;
    astray += [...taken].filter((one) => !expected.has(one)).length;
    missing += [...expected].filter((one) => !taken.has(one)).length;
  }

  await fc.assert(
    fc.asyncProperty(
      table,
      fc.array(visitor, { minLength: LEADS_PER_TABLE, maxLength: LEADS_PER_TABLE }),
      play,
    ),
    { numRuns: TABLES },
  );
  recordFigure(
    `routing: ${TABLES * LEADS_PER_TABLE} leads by ${TABLES} tables of routes, failing targets`,
    `${deliveries} deliveries, ${missing} missing, ${astray} elsewhere`,
  );
  expect({ missing, astray }).toEqual({ missing: 0, astray: 0 });
}, 1_800_000);

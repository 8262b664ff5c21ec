import { expect, onTestFinished, test } from 'vitest';
import { toLeadCategory } from '#domain/lead/category.ts';
import { toAdf } from '#leads/delivery/formats/adf.ts';
import { deliverOne } from '#leads/delivery/queue/process-queue.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import { buildForm, FORMS, type FormName } from '#leads/forms/forms.ts';
import {
  CRM_TARGET,
  makeCrmEnv,
  makeDeliveryContext,
} from '#tests/support/factories/make-delivery-context.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { readAdf } from '#tests/support/readers/read-adf.ts';
import { sendLead } from '#tests/support/servers/call-function.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

const FACTS = makeSiteFacts({
  forms: makeFormConfig({ ...TWO_LOCATIONS, captcha: true }),
  stock: { c1: makeCarFacts({ hold: { fee: 200 } }) },
});
const NAMES = Object.keys(FORMS) as FormName[];
/** Forms that a visitor opens from a car. */
const CAR_FORMS = new Set<FormName>([
  'enquiry',
  'test-drive',
  'finance',
  'request-photos',
  'reserve',
  'buy-online',
]);
const WAYS = ['scripts', 'no scripts', 'offline then online'] as const;

/** A form filled in: required fields have their first option, or a text. */
function fillIn(name: FormName): Record<string, string> {
  const fields = buildForm(name, FACTS.forms).steps.flatMap((step) => step.fields);
  const { userData } = makeLeadBody();
  const values = fields.map((field): [string, string] => {
    const text = String(userData[field.name] ?? '');
    return [field.name, field.options[0]?.value ?? (text || field.initial)];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Sends a form as a browser does, and returns the response. */
function send(
  runtime: Awaited<ReturnType<typeof makeTestRuntime>>,
  name: FormName,
  way: (typeof WAYS)[number],
) {
  const car_id = CAR_FORMS.has(name) ? 'c1' : null;
  const values = fillIn(name);
  if (way === 'no scripts')
    return sendLead(
      runtime,
      new URLSearchParams({ ...values, form: name, ...(car_id && { car_id }), empty: '' }),
    );
  const form = buildForm(name, FACTS.forms);
  const about = { ...form, ...(car_id && { carType: 'used' as const }) };
  const userData = {
    ...values,
    ...toLeadCategory(values.category ?? form.category, about),
    isLastStep: true,
  };
  // The outbox sends later, and has no captcha solution any more.
  const sent_at = way === 'scripts' ? '2026-11-21T00:00:00Z' : '2026-11-19T00:00:00Z';
  return sendLead(runtime, { ...makeLeadBody({ form: name, car_id, sent_at }), userData });
}

/** Every form in every way in the long form of the tests; otherwise in one each. */
const CASES = NAMES.flatMap((name, index) =>
  WAYS.filter((_, way) => process.env.TEST_LONG || way === index % WAYS.length).map(
    (way) => [name, way] as const,
  ),
);

test.each(CASES)('%s, %s: each target receives the lead as it was stored', async (name, way) => {
  const runtime = await makeTestRuntime({ facts: FACTS });
  const mail = await startTestMailServer();
  onTestFinished(mail.close);
  const desk = await makeDeliveryContext({ store: runtime.leads });
  const open = createTargetFactory({
    env: { ...makeCrmEnv(desk.crm), SMTP: mail.url },
    dataDir: undefined,
    claim: runtime.leads.claim,
    log: () => {},
  });
  const from = 'website@example.com.au';
  const targets = open('example', {
    targets: {
      crm: CRM_TARGET,
      sales: { kind: 'email', format: 'text', to: ['sales@example.com.au'], from, smtpEnv: 'SMTP' },
    },
    acknowledge: false,
    mail: undefined,
  });

  expect((await send(runtime, name, way)).status).toBe(way === 'no scripts' ? 303 : 200);
  const [pending, ...more] = await runtime.leads.listPending('example');
  expect(more).toEqual([]);
  await deliverOne(pending?.id ?? '', { ...desk, dealer: FACTS, targets });

  const stored = await runtime.leads.find('example', pending?.id ?? '');
  const { userData, car_name = '' } = stored?.payload ?? {};
  const { category, subcategory = '' } = Object(userData);
  if (stored) readAdf(toAdf({ lead: stored, dealer: FACTS, originalLead: undefined }));
  expect(desk.crm.accepted.map(({ id }) => id)).toEqual([stored?.id]);
  expect(mail.mails).toHaveLength(1);
  const [subject, text] = [mail.mails[0]?.subject ?? '', mail.mails[0]?.text ?? ''];
  expect(subject).toContain(name === 'careers' ? 'Career Enquiry' : category);
  expect(text).toContain(`Reference: ${stored?.id}`);
  expect(text).toMatch(new RegExp(`^Subcategory: ${subcategory}$`, 'm'));
  expect(subcategory).not.toBe('');
  if (CAR_FORMS.has(name))
    expect([car_name, subject]).toEqual(['2021 Toyota Corolla', expect.stringContaining('Corolla')]);
});

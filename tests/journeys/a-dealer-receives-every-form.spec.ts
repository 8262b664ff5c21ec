import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from 'playwright/test';
import { toWebhookEvent } from '#leads/delivery/formats/webhook-event.ts';
import { FORMS, type FormName } from '#leads/forms/forms.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import { fillSteps, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { findForm, openForm } from '#tests/support/browser/find-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { startTestCrm, type TestCrm } from '#tests/support/servers/test-crm.ts';
import { startTestMailServer, type TestMailServer } from '#tests/support/servers/test-mail-server.ts';
import { type DealersWithTargets, serveWithTargets } from '#tests/support/sites/serve-with-targets.ts';

/** Coolabah has every form but one. */
const SLUGS = ['coolabah', 'currawong'] as const;
const WAYS = ['scripts', 'no scripts', 'offline then online'] as const;
const TABLE = join(getTestFolders().dataDir, 'leads-of-forms.md');

interface Expected {
  readonly category: string;
  readonly subcategory: string;
  /** Whether it is about a car. */
  readonly car?: true;
  /** The field with the place that the visitor chose. */
  readonly place?: 'location' | 'dealership_slug';
  /** Another field that must arrive. */
  readonly field?: string;
  /** Whether it has a captcha. It can't be solved without scripts, and the device stores no solution with an unsent lead. */
  readonly captcha?: true;
  /** What the form of the page is that its link leads to without scripts. */
  readonly plain?: Pick<Expected, 'category' | 'subcategory' | 'field' | 'place'>;
}

/** The dialogs' links lead to the contact page, whose form knows the car. */
const CONTACT_PAGE = { place: 'location' } as const;
const VEHICLE_ENQUIRY = { ...CONTACT_PAGE, category: 'Vehicle Enquiry', subcategory: 'Used Car' } as const;

const USED = { subcategory: 'Used Car', car: true } as const;
const EXPECTED: Readonly<Record<FormName, Expected>> = {
  enquiry: { category: 'Vehicle Enquiry', ...USED, plain: VEHICLE_ENQUIRY },
  'test-drive': { category: 'Test Drive', ...USED },
  finance: { category: 'Finance Enquiry', ...USED },
  'request-photos': { category: 'Photo Request', ...USED, field: 'subject', plain: VEHICLE_ENQUIRY },
  contact: { category: 'General Enquiry', subcategory: 'Contact Us', place: 'location', captcha: true },
  'email-us': {
    category: 'General Enquiry',
    subcategory: 'Email Us',
    captcha: true,
    plain: { ...CONTACT_PAGE, category: 'General Enquiry', subcategory: 'Contact Us' },
  },
  service: { category: 'Service Enquiry', subcategory: 'Service Booking', place: 'location', field: 'Rego' },
  parts: { category: 'Parts Enquiry', subcategory: 'Parts Request', field: 'part' },
  'trade-in': {
    category: 'Trade-In',
    subcategory: '1. Valuation Requested',
    place: 'dealership_slug',
    field: 'Rego',
  },
  reserve: { category: 'Reservation', ...USED, field: 'contact_by' },
  'buy-online': { category: 'Online Purchase', ...USED, field: 'collection' },
  offer: {
    category: 'Offer Enquiry',
    subcategory: 'Special Offer',
    place: 'dealership_slug',
    field: 'offer',
  },
  careers: {
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    place: 'location',
    captcha: true,
  },
  'sell-your-car': {
    category: 'Sell Your Car',
    subcategory: '1. Valuation Requested',
    place: 'dealership_slug',
    field: 'Rego',
  },
};

/** The names of a dealer's locations and dealerships, by id. */
async function readPlaceNames(slug: string): Promise<Map<string, string>> {
  const { forms } = JSON.parse(
    await readFile(join(getTestFolders().distDir, '.server', `${slug}.json`), 'utf8'),
  );
  return new Map([
    ...forms.locations.map(({ id, name }: { id: string; name: string }) => [id, name] as const),
    ...forms.dealerships.map((each: { slug: string; name: string }) => [each.slug, each.name] as const),
  ]);
}

const CRM_ENV = { CAPTCHA_SECRET: 'a secret of sixteen characters or more' };

test.describe.configure({ mode: 'default' });

test.describe('each form as the dealer receives it', () => {
  let crm: TestCrm;
  let mail: TestMailServer;
  let dealers: DealersWithTargets;
  let sent = 0;

  test.beforeAll(async () => {
    [crm, mail] = await Promise.all([startTestCrm(), startTestMailServer()]);
    const to = ['sales@dealer.example'];
    dealers = await serveWithTargets(SLUGS, {
      targets: {
        crm: { kind: 'webhook', format: 'json', urlEnv: 'CRM_URL' },
        sales: { kind: 'email', format: 'text', to, from: 'website@dealer.example', smtpEnv: 'MAIL' },
      },
      env: { ...CRM_ENV, CRM_URL: crm.url, MAIL: mail.url },
    });
  });
  test.afterAll(async () => {
    console.log(await readFile(TABLE, 'utf8'));
    await dealers?.close();
    await Promise.all([crm?.close(), mail?.close()]);
  });

  /** What arrived from a visitor: the lead as stored, and as each target received it. */
  const received = (email: string): Received => ({
    stored: readRecordedLeads(email, dealers.dataDir),
    webhooks: crm.accepted.filter(({ body }) => body.includes(email)).map(({ body }) => JSON.parse(body)),
    mails: mail.mails.filter(({ text }) => text?.includes(email)),
  });

  async function sendOffline(page: Page, form: Locator, email: string): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await sendButton(form).click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    expect(received(email)).toEqual({ stored: [], webhooks: [], mails: [] });
    await page.context().setOffline(false);
  }

  for (const way of WAYS)
    test.describe(way, () => {
      test.use({ javaScriptEnabled: way !== 'no scripts' });
      for (const name of Object.keys(FORMS) as FormName[])
        test(`${name}, ${way}: arrives once, as it was stored`, async ({ page, trouble }) => {
          const place = await findForm(name === 'buy-online' ? 'currawong' : 'coolabah', name);
          await page.goto(dealers.at(place.slug, place.path));
          const form = await openForm(page, name, place);
          const email = await fillForm(form, getMessage(name));
          if (way === 'offline then online') {
            await sendOffline(page, form, email);
            trouble.splice(0);
          } else {
            await sendButton(form).click();
            await expect(page).toHaveURL(/\/success\//);
          }
          await expect
            .poll(() => [received(email).webhooks.length, received(email).mails.length])
            .toEqual([1, 1]);
          sent += 1;
          const cell = { name, way, ...received(email), placeNames: await readPlaceNames(place.slug) };
          await appendFile(TABLE, formatRow(cell));
          expectAsSent(cell);
        });
    });

  test('nothing arrives that nobody sent', () => {
    expect(crm.accepted).toHaveLength(sent);
    expect(mail.mails).toHaveLength(sent);
  });
});

interface Received {
  readonly stored: readonly Lead[];
  readonly webhooks: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[];
  readonly mails: TestMailServer['mails'];
}

interface Cell extends Received {
  readonly name: FormName;
  readonly way: (typeof WAYS)[number];
  readonly placeNames: ReadonlyMap<string, string>;
}

const getMessage = (name: FormName) => `About ${name}: "when" & <how>?`;

/** Fills in a form as a new visitor, whose address is returned. What is filled in already is left as it is. */
async function fillForm(form: Locator, message: string): Promise<string> {
  const { 'Email Address': email, Postcode: postcode, 'Mobile Number': phone } = makePerson();
  const texts = {
    name: 'Ada',
    last_name: 'Byron',
    phone,
    email,
    postcode,
    message,
    Rego: '123 ABC',
    part: 'Racks',
  };
  const fill = async () => {
    await form.getByRole('button').filter({ visible: true }).first().waitFor();
    for (const [name, text] of Object.entries(texts)) {
      const field = form.locator(`[name="${name}"]`).filter({ visible: true });
      if ((await field.count()) > 0) await field.fill(text);
    }
    for (const select of await form.locator('select').filter({ visible: true }).all())
      if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  };
  await fillSteps(form, fill);
  return email;
}

const getExpected = ({ name, way }: Cell): Expected => {
  const { plain, ...scripted } = EXPECTED[name];
  return way === 'no scripts' && plain ? { ...plain, captcha: true } : scripted;
};

const getFields = ({ stored }: Cell) => stored[0]?.payload.userData as Readonly<Record<string, string>>;

const getPlaceName = (cell: Cell) => {
  const { location, dealership_slug } = getFields(cell);
  return cell.placeNames.get(location ?? dealership_slug ?? '') ?? '';
};

function formatRow(cell: Cell): string {
  const { name, way, stored, webhooks, mails } = cell;
  const { category, subcategory } = getFields(cell);
  const [lead] = stored;
  const isSame = isDeepStrictEqual(webhooks[0]?.data, toWebhookEvent({ lead: lead as Lead }).data);
  const about = [lead?.handling, lead?.payload.verification, category, subcategory, getPlaceName(cell)];
  const cells = [
    name,
    way,
    about.filter(Boolean).join(', '),
    `${webhooks.length}, ${isSame ? 'as stored' : 'DIFFERENT'}`,
    `${mails.length}: ${mails[0]?.subject}`,
  ];
  return `| ${cells.join(' | ')} |\n`;
}

/** Checks what was stored and received against what the visitor filled in. */
function expectAsSent(cell: Cell): void {
  const { name, way, stored, webhooks, mails, placeNames } = cell;
  const { category, subcategory, captcha, field, place, car } = getExpected(cell);
  const form = way === 'no scripts' && EXPECTED[name].plain ? 'contact' : name;
  const fields = getFields(cell);
  expect(stored).toMatchObject([{ form, handling: 'deliver' }]);
  expect(fields).toMatchObject({ category, message: getMessage(name), name: 'Ada', last_name: 'Byron' });
  expect(fields.subcategory).toBe(subcategory);
  const unverified = captcha && way !== 'scripts' ? 'unverified' : undefined;
  expect(stored[0]?.payload.verification).toBe(unverified);
  expect(webhooks).toEqual(stored.map((lead) => toWebhookEvent({ lead })));
  if (field) expect(fields[field]).toBeTruthy();
  if (place) expect(placeNames.has(fields[place] ?? '')).toBe(true);
  expect(mails[0]?.subject).toContain(name === 'careers' ? subcategory : category);
  if (car) expect(mails[0]?.subject).toMatch(/: 20\d\d \S+ .+, Ada Byron/);
  expect(mails[0]?.text).toContain(getMessage(name));
  expect(mails[0]?.text).toContain(getPlaceName(cell));
  expect(mails[0]?.text).not.toMatch(/^(Location|Preferred dealership): +[a-z-]+$/m);
}

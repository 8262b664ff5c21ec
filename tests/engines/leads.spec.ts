import { expect } from 'playwright/test';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { fillAndSend, findSite, leadForm, openSearch } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = findSite('coolabah');
const at = (path: string) => siteUrl(site, path);
const WORDS = { Location: 'Coolabah Cairns', 'Preferred dealership': 'Coolabah Cairns' };
const success = (visitor: Visitor) => expectSoon(() => visitor.address()).toBe('/success/');
const carContext = async (visitor: Visitor) => {
  const stored = (await visitor.read('stored')).filter(([key]) => key === 'forecourt:coolabah:car-context');
  return stored.map(([, value]) => JSON.parse(value));
};

test('a message about careers is filed and reported as such, and only contact details stay on the device', async ({
  visitor,
}) => {
  const person = makePerson();
  await visitor.open(at('/contact/?utm_source=radio'));
  const [url, user_agent] = await visitor.evaluate(() => [location.href, navigator.userAgent]);
  await fillAndSend(leadForm(visitor), {
    ...person,
    ...WORDS,
    "What's it about?": 'Careers Enquiry',
    Message: 'Do you train apprentices?',
  });
  await success(visitor);
  const [lead, ...others] = readRecordedLeads(person['Email Address']);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    site: 'coolabah',
    form: 'contact',
    handling: 'deliver',
    payload: {
      url,
      user_agent,
      source: 'Website',
      lead_attributes: { visited_pages: ['/contact/'], linked_query_params: { utm_source: 'radio' } },
      userData: {
        category: 'General Enquiry',
        subcategory: 'Career Enquiry',
        name: 'Ada',
        last_name: 'Byron',
        phone: '+61412345678',
        postcode: '0800',
        message: 'Do you train apprentices?',
        opt_in: true,
        isLastStep: true,
      },
    },
  });
  await expectSoon(() => visitor.read('event')).toEqual([{ eventId: 51 }]);
  const confirmed = visitor.selector('[data-success]');
  await expectSoon(async () =>
    (await confirmed.all()).map(({ attributes }) => attributes['data-success']),
  ).toEqual(['Careers Enquiry']);
  const stored = await visitor.read('stored');
  expect(stored).toContainEqual(['forecourt:coolabah:success-category', '"Careers Enquiry"']);
  expect(JSON.stringify(stored)).toContain(person['Email Address']);
  for (const word of ['apprentices', '0800']) expect(JSON.stringify(stored)).not.toContain(word);

  await visitor.open(at('/vehicle-parts-and-accessories/'));
  const form = leadForm(visitor);
  await form.label('Message').focus();
  for (const label of ['First name', 'Last name', 'Mobile Number', 'Email Address'] as const)
    await expectSoon(async () => (await form.label(label).view()).value).toBe(person[label]);
  expect((await form.label('Message').view()).value).toBe('');
  await form.role('button', { name: 'Clear my details' }).click();
  await expectSoon(async () => (await form.label('Email Address').view()).value).toBe('');
  expect(await visitor.evaluate(() => localStorage.getItem('forecourt:coolabah:details'))).toBeNull();
});

test('enquiries about a used and a new car name the car, which is remembered, and are reported by its condition', async ({
  visitor,
}) => {
  const person = makePerson();
  const open = async (path: string) => {
    await openSearch(visitor, site.slug, path);
    const link = visitor
      .role('main')
      .role('link', { name: /^Enquire: / })
      .nth(0);
    const name = (await link.view()).attributes['aria-label']?.replace('Enquire: ', '') ?? '';
    await link.click();
    return { link, name };
  };
  const dialog = visitor.role('dialog', { name: 'Enquire' });
  const used = await open('/search/used-cars/');
  expect((await dialog.view()).text).toContain(used.name);
  await dialog.label('First name').fill('Grace');
  await visitor.press('Escape');
  await expectSoon(() => dialog.count()).toBe(0);
  await expectSoon(async () => (await used.link.view()).focused).toBe(true);
  await used.link.click();
  await expectSoon(async () => (await dialog.label('First name').view()).value).toBe('Grace');
  await fillAndSend(dialog, { ...person, ...WORDS, Message: 'Is it still here?' });
  await success(visitor);

  const fresh = await open('/search/new-cars/');
  await fillAndSend(dialog, { ...person, ...WORDS, Message: 'Is it in white?' });
  await success(visitor);
  const leads = readRecordedLeads(person['Email Address']);
  expect(leads).toHaveLength(2);
  const idOf = (message: string) => {
    const lead = leads.find(({ payload }) => JSON.stringify(payload).includes(message));
    expect(lead).toMatchObject({
      form: 'enquiry',
      payload: { car_id: expect.stringMatching(/./), car_dealership_id: expect.stringMatching(/./) },
    });
    return lead?.payload.car_id;
  };
  const [usedId, newId] = [idOf('Is it still here?'), idOf('Is it in white?')];
  await expectSoon(() => visitor.read('event')).toEqual([
    { eventId: 15, label: 'Used Car', car_id: usedId },
    { eventId: 14, label: 'New Car', car_id: newId },
  ]);
  expect(await carContext(visitor)).toEqual([
    { id: usedId, name: used.name },
    { id: newId, name: fresh.name },
  ]);
});

test('EMAIL US takes a message in a dialog, and what a program fills in does not reach the dealer', {
  tag: '@long',
}, async ({ visitor }) => {
  const [person, program] = [makePerson(), makePerson()];
  const dialog = visitor.role('dialog', { name: 'EMAIL US' });
  for (const { texts, isProgram } of [
    { texts: person, isProgram: false },
    { texts: program, isProgram: true },
  ]) {
    await visitor.open(at('/about-us/'));
    await visitor.role('link', { name: 'Email Us' }).nth(0).click();
    await dialog.selector('button[type=submit]').view();
    if (isProgram)
      await visitor.evaluate(() => {
        for (const label of document.querySelectorAll('dialog label'))
          if (
            label.textContent?.trim() === 'Leave this empty' &&
            label instanceof HTMLLabelElement &&
            label.control instanceof HTMLInputElement
          )
            label.control.value = 'http://spam.example';
      });
    await fillAndSend(dialog, { ...texts, ...WORDS, Message: 'Hello' });
    await success(visitor);
  }
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    { form: 'email-us', handling: 'deliver' },
  ]);
  expect(readRecordedLeads(program['Email Address'])).toMatchObject([{ form: 'email-us', handling: 'spam' }]);
});

test('a location is contacted from its card, and its parts counter is that of the group', async ({
  visitor,
}) => {
  const person = makePerson();
  await visitor.open(at('/locations/'));
  await visitor.role('link', { name: 'Contact Us at Coolabah Mareeba' }).click();
  await fillAndSend(visitor.role('dialog', { name: 'Contact Us at Coolabah Mareeba' }), {
    ...person,
    Message: 'Are you open?',
  });
  await success(visitor);
  await visitor.open(at('/locations/'));
  await visitor.role('link', { name: 'Parts Enquiry: Coolabah Mareeba' }).click();
  await fillAndSend(visitor.role('dialog', { name: 'Parts Enquiry' }), {
    ...person,
    Message: 'A headlight, please.',
  });
  await success(visitor);
  const sent = readRecordedLeads(person['Email Address']).map(({ form, payload }) => [
    form,
    payload.userData,
  ]);
  expect(Object.fromEntries(sent)).toMatchObject({
    contact: { location_id: 'mareeba', location: 'mareeba' },
    parts: { location_id: 'mareeba', location: 'smithfield-parts' },
  });
  await visitor.open(at('/locations/'));
  await visitor.role('link', { name: 'Book a Service: Coolabah Smithfield' }).click();
  const service = visitor.role('dialog', { name: 'Book a Service' });
  await service.selector('button').nth(-1).view();
  const workshop = () =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>('dialog form [name=location]')?.value);
  await expectSoon(workshop).toBe('smithfield-service');
  expect(await service.count()).toBe(1);
});

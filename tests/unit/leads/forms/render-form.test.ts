import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
// Loaded with this file rather than during its first test, to which mutants of its constants would be put down.
import '#leads/forms/form-view.ts';
import { buildForm } from '#leads/forms/forms.ts';
import { renderForm } from '#leads/forms/render-form.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';

const contact = buildForm('contact', makeFormConfig({ ...TWO_LOCATIONS, terms: 'I agree.' }));

test('a form is sent as it is: to the function, with its name', async () => {
  const html = await renderForm(contact, {}, {});
  expect(html).toMatch(/<form class="form"[^>]* action="\/api\/lead" method="post">/);
  expect(html).toContain('<input type="hidden" name="form" value="contact"/>');
  expect(html).toMatch(/tabindex="-1"[^>]* name="empty"/i);
  expect(html).not.toContain('novalidate');
});

test('a form of steps shows them all, to be sent at once', async () => {
  const html = await renderForm(buildForm('enquiry', makeFormConfig()), {}, {});
  expect(html.match(/<legend/g)).toHaveLength(2);
  expect(html).not.toContain('hidden=""');
});

test('what was written stays, and each mistake is shown beside its field and in the list', async () => {
  const html = await renderForm(contact, { name: 'Ada', postcode: '48' }, { postcode: 'Invalid postcode.' });
  expect(html).toContain('value="Ada"');
  expect(html).toMatch(/role="alert"[^>]*><p>Please fix the following errors:<\/p>/);
  expect(html).toContain('<a href="#contact-postcode">Invalid postcode.</a>');
  const [postcode] = /<input[^>]*id="contact-postcode"[^>]*>/.exec(html) ?? [];
  expect(postcode).toContain('aria-invalid="true" aria-describedby="contact-postcode-error"');
  expect(html).toContain('<span class="form__wrong" id="contact-postcode-error">Invalid postcode.</span>');
});

test('a choice and a tick come back as they were', async () => {
  const values = { location: 'mareeba', opt_in: '', terms_conditions: 'true' };
  const html = await renderForm(contact, values, { name: 'Enter your first name.' });
  const box = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
  expect(html).toContain('<option value="mareeba" selected="">');
  expect(box('opt_in')).not.toContain('checked');
  expect(box('terms_conditions')).toContain('checked=""');
});

test('without a mistake there is no alert', async () => {
  expect(await renderForm(contact, {}, {})).not.toContain('role="alert"');
});

test('an error of the form itself is in the alert', async () => {
  expect(await renderForm(contact, {}, { '': 'Try again.' })).toMatch(
    /role="alert"[^>]*><p>Try again\.<\/p><\/div>/,
  );
});

test('a visitor who writes to a location does not choose it again', async () => {
  const html = await renderForm(contact, { location_id: 'mareeba' }, {});
  expect(html).toContain('<input type="hidden" name="location" value="mareeba"/>');
  expect(html).toContain('<input type="hidden" name="location_id" value="mareeba"/>');
  expect(html).not.toContain('<select id="contact-location"');
});

test('hidden labels are still in the markup', async () => {
  const html = await renderForm(
    buildForm('contact', makeFormConfig({ ...TWO_LOCATIONS, showLabels: false })),
    {},
    {},
  );
  expect(html).toContain('<label for="contact-email" class="visually-hidden">Email Address</label>');
  expect(html).toContain('placeholder="Email Address"');
  expect(html).toMatch(/<option value="" selected="">Location<\/option>/);
});

test('no text becomes markup', async () => {
  const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
  const plain = await renderForm(contact, { message: 'x', name: 'x' }, { name: 'x' });
  const shape = (html: string) => html.replace(/[^<>]/g, '').length;
  for (const text of naughty)
    expect(shape(await renderForm(contact, { message: text, name: text }, { name: text || ' ' }))).toBe(
      shape(plain),
    );
});

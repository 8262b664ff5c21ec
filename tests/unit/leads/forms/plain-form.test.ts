import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { formFor } from '#leads/forms/forms.ts';
import { formHtml } from '#leads/forms/plain-form.ts';
import { makeSwitches, TWO_PLACES } from '#tests/support/form-switches.ts';

const contact = formFor('contact', makeSwitches({ ...TWO_PLACES, terms: 'I agree.' }));

test('a form is sent as it is: to the function, with its name', () => {
  const html = formHtml(contact);
  expect(html).toContain('<form class="form" method="post" action="/api/lead"');
  expect(html).toContain('<input type="hidden" name="form" value="contact">');
  expect(html).toMatch(/name="empty"[^>]* tabindex="-1"/);
});

test('what was written is kept, and each mistake is told beside its field and in the list (spec 5)', () => {
  const html = formHtml(contact, { name: 'Ada', postcode: '48' }, { postcode: 'Invalid postcode.' });
  expect(html).toContain('value="Ada"');
  expect(html).toContain('Please fix the following errors:');
  expect(html).toContain('<a href="#contact-postcode">Invalid postcode.</a>');
  expect(html).toMatch(
    /id="contact-postcode"[^>]*aria-invalid="true" aria-describedby="contact-postcode-error"/,
  );
  expect(html).toContain('<span class="form__wrong" id="contact-postcode-error">Invalid postcode.</span>');
});

test('without a mistake there is no alert', () => {
  expect(formHtml(contact)).not.toContain('role="alert"');
});

test('an error of the form itself stands in the alert', () => {
  expect(formHtml(contact, {}, { '': 'Try again.' })).toMatch(/role="alert"[^>]*><p>Try again\.<\/p><\/div>/);
});

test('who writes to a location does not choose it again', () => {
  const html = formHtml(contact, { location_id: 'mareeba' });
  expect(html).toContain('<input type="hidden" name="location" value="mareeba">');
  expect(html).toContain('<input type="hidden" name="location_id" value="mareeba">');
  expect(html).not.toContain('<select id="contact-location"');
});

test('labels that are not seen are still there', () => {
  const html = formHtml(formFor('contact', makeSwitches({ ...TWO_PLACES, showLabels: false })));
  expect(html).toContain('<label for="contact-email" class="vh">Email Address</label>');
  expect(html).toContain('placeholder="Email Address"');
  expect(html).toContain('<option value="">Location</option>');
});

test('no text becomes markup, whatever it is', () => {
  const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
  const plain = formHtml(contact, { message: 'x', name: 'x' }, { name: 'x' });
  const shape = (html: string) => html.replace(/[^<>]/g, '').length;
  for (const text of naughty)
    expect(shape(formHtml(contact, { message: text, name: text }, { name: text || ' ' }))).toBe(shape(plain));
});

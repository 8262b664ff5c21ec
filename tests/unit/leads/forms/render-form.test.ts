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

test('what was written stays, and each mistake is shown beside its field and in the list', async () => {
  const html = await renderForm(contact, { name: 'Ada', postcode: '48' }, { postcode: 'Invalid postcode.' });
  expect(html).toContain('value="Ada"');
  expect(html).toMatch(/role="alert"[^>]*><p>Please fix the following errors:<\/p>/);
  expect(html).toContain('<a href="#contact-postcode">Invalid postcode.</a>');
  const [postcode] = /<input[^>]*id="contact-postcode"[^>]*>/.exec(html) ?? [];
  expect(postcode).toContain('aria-invalid="true" aria-describedby="contact-postcode-error"');
  expect(html).toContain('<span class="form__wrong" id="contact-postcode-error">Invalid postcode.</span>');
});

test('an error of the form itself is in the alert', async () => {
  expect(await renderForm(contact, {}, { '': 'Try again.' })).toMatch(
    /role="alert"[^>]*><p>Try again\.<\/p><\/div>/,
  );
});

test('no text becomes markup', async () => {
  const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
  const plain = await renderForm(contact, { message: 'x', name: 'x' }, { name: 'x' });
  const shape = (html: string) => html.replace(/[^<>]/g, '').length;
  const text = naughty.join('\n');
  expect(shape(await renderForm(contact, { message: text, name: text }, { name: text }))).toBe(shape(plain));
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormAlert } from '#leads/forms/form-problem.ts';

const render = (texts: readonly string[], fields: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(<FormAlert problem={{ texts, fields }} idOf={(field) => `contact-${field}`} />);

const FIX = '<p>Please fix the following errors:</p>';

test.each([
  ['errors of the form itself', ['Try again.', 'Or call us.'], {}, '<p>Try again.</p><p>Or call us.</p>'],
  [
    'errors of its fields, each a link to one',
    [],
    { name: 'Enter your first name.', email: 'Enter an email address.' },
    `${FIX}<ul><li><a href="#contact-name">Enter your first name.</a></li><li><a href="#contact-email">Enter an email address.</a></li></ul>`,
  ],
  [
    'both',
    ['Try again.'],
    { name: 'Enter your first name.' },
    `<p>Try again.</p>${FIX}<ul><li><a href="#contact-name">Enter your first name.</a></li></ul>`,
  ],
])('the alert of a form has %s', (_, texts, fields, content) => {
  expect(render(texts, fields)).toBe(`<div class="form__errors" role="alert" tabindex="-1">${content}</div>`);
});

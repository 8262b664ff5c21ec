import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FormAlert } from '#leads/forms/form-problem.ts';
import { type FormController, FormView } from '#leads/forms/form-view.ts';
import { buildForm, type FormName } from '#leads/forms/forms.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';

const formOf = (name: FormName) => buildForm(name, makeFormConfig({ ...TWO_LOCATIONS }));

const render = (name: FormName, props: Omit<ComponentProps<typeof FormView>, 'form'> = {}) =>
  renderToStaticMarkup(<FormView form={formOf(name)} {...props} />);

/** What scripts add to a form that nobody has touched. */
function makeController(over: Partial<FormController> = {}): FormController {
  return {
    element: null,
    alert: null,
    legend: null,
    step: 0,
    busy: false,
    news: null,
    belowButtons: null,
    times: undefined,
    earliest: undefined,
    onStep: () => undefined,
    onSend: () => undefined,
    onChange: () => undefined,
    onField: () => undefined,
    ...over,
  };
}

const renderLive = (name: FormName, over: Partial<FormController> = {}) =>
  render(name, { live: makeController(over) });

/** Everything from the field that no person sees to the end of the form. */
const endOf = (markup: string) => markup.slice(markup.indexOf('<p class="form__trap"'));

const TRAP =
  '<p class="form__trap" aria-hidden="true"><label for="empty">Leave this empty</label><input id="empty" type="text" tabindex="-1" autoComplete="off" name="empty" value=""/></p>';
const PRIVACY =
  '<p class="form__privacy">We answer you. <a href="/privacy-policy/">Privacy policy</a></p></div>';

describe('without scripts', () => {
  test('a form of one step has one button', () => {
    const markup = render('contact');
    expect(markup).toMatch(
      /^<form class="form" data-lead="contact" action="\/api\/lead" method="post"><fieldset class="form__step"><div class="form__grid"><p class="field form__field--name">/,
    );
    expect(endOf(markup)).toBe(
      `${TRAP}<input type="hidden" name="form" value="contact"/><div class="form__last">${PRIVACY}<p class="form__act"><button class="btn btn--primary form__send" type="submit">Send message</button></p></form>`,
    );
  });

  test('a form of two steps numbers them, and marks the second for styles', () => {
    const markup = render('enquiry');
    expect(markup).toMatch(/^<form class="form form--steps" data-lead="enquiry"/);
    expect(markup.match(/<fieldset.*?<div/g)).toEqual([
      '<fieldset class="form__step"><legend tabindex="-1"><span>Step 1 of 2</span> Your details</legend><div',
      '<fieldset class="form__step" data-later=""><legend tabindex="-1"><span>Step 2 of 2</span> Your message</legend><div',
    ]);
    expect(endOf(markup)).toBe(
      `${TRAP}<input type="hidden" name="form" value="enquiry"/><div class="form__last">${PRIVACY}<p class="form__act"><button class="btn btn--primary form__next" type="button">Next</button><button class="btn btn--primary form__send" type="submit">Send enquiry</button></p></form>`,
    );
  });
});

describe('the fields of a form', () => {
  test('have the values that are given, else those they begin with', () => {
    const begun = render('enquiry');
    expect(begun).toContain('>Is this car still available?</textarea>');
    const given = render('enquiry', { values: { name: 'Ada', message: 'Hello' } });
    expect(given).toContain('name="name" value="Ada"');
    expect(given).toContain('>Hello</textarea>');
    expect(render('enquiry', { values: { message: '' } })).toContain('></textarea>');
  });

  test('have ids of their form, behind the prefix of a second form in the page', () => {
    expect(render('contact')).toContain(
      '<label for="contact-name">First name</label><input id="contact-name"',
    );
    const second = render('contact', { prefix: 'dialog-' });
    expect(second).toContain(
      '<label for="dialog-contact-name">First name</label><input id="dialog-contact-name"',
    );
    expect(second).toContain('<label for="dialog-empty">Leave this empty</label><input id="dialog-empty"');
  });

  test('have their errors, which the list of errors links to', () => {
    const problem = { texts: [], fields: { name: 'Enter your first name.' } };
    const markup = render('contact', { problem, prefix: 'dialog-' });
    expect(markup).toContain('<a href="#dialog-contact-name">Enter your first name.</a>');
    expect(markup).toContain(
      '<span class="form__wrong" id="dialog-contact-name-error">Enter your first name.</span>',
    );
    expect(markup).toContain('<span class="form__wrong" id="dialog-contact-email-error"></span>');
  });

  test('that nobody fills in are hidden, and left out if they are empty', () => {
    expect(render('request-photos')).toContain(
      '<input type="hidden" name="subject" value="Please send photos for this car"/>',
    );
    expect(render('offer', { values: { offer: 'Tray, Isuzu D-MAX' } })).toContain(
      '<input type="hidden" name="offer" value="Tray, Isuzu D-MAX"/>',
    );
    expect(render('offer')).not.toContain('name="offer"');
    expect(render('contact')).not.toContain('name="location_id"');
  });

  test('do not ask for the location that a visitor writes from, if it is one of those offered', () => {
    const from = (location_id: string) => render('contact', { values: { location_id } });
    expect(from('mareeba')).toContain('<input type="hidden" name="location" value="mareeba"/>');
    expect(from('mareeba')).not.toContain('<select id="contact-location"');
    expect(from('closed')).toContain('<select id="contact-location"');
    expect(from('mareeba')).toContain('<select id="contact-category"');
  });
});

test('the car, the valuation and the page are sent along, if there are any', () => {
  const values = { car_id: 'c1', car_dealership_id: 'd1', valuation: 'v1', url: '/cars/a/', other: 'x' };
  expect(endOf(render('enquiry', { values }))).toContain(
    '<input type="hidden" name="form" value="enquiry"/><input type="hidden" name="car_id" value="c1"/><input type="hidden" name="car_dealership_id" value="d1"/><input type="hidden" name="valuation" value="v1"/><input type="hidden" name="url" value="/cars/a/"/><div',
  );
});

describe('with scripts', () => {
  test('a form looks as before until they run', () => {
    expect(renderLive('enquiry', { step: undefined })).toBe(render('enquiry'));
    expect(renderLive('contact', { step: undefined })).toBe(render('contact'));
  });

  test('the first step is shown alone, and leads to the next', () => {
    const markup = renderLive('enquiry');
    expect(markup).toMatch(/^<form class="form form--steps form--live"/);
    expect(markup.match(/<fieldset.*?>/g)).toEqual([
      '<fieldset class="form__step">',
      '<fieldset class="form__step" data-later="" hidden="">',
    ]);
    expect(endOf(markup)).toContain(
      `<div class="form__last" hidden="">${PRIVACY}<p class="form__act"><button class="btn btn--primary form__next" type="button">Next</button><button class="btn btn--primary form__send" type="submit" hidden="">Send enquiry</button></p>`,
    );
  });

  test('the last step is shown alone, leads back, and sends', () => {
    const markup = renderLive('enquiry', { step: 1 });
    expect(markup.match(/<fieldset.*?>/g)).toEqual([
      '<fieldset class="form__step" hidden="">',
      '<fieldset class="form__step" data-later="">',
    ]);
    expect(endOf(markup)).toContain(
      `<div class="form__last">${PRIVACY}<p class="form__act"><button class="btn form__back" type="button">Back</button><button class="btn btn--primary form__next" type="button" hidden="">Next</button><button class="btn btn--primary form__send" type="submit">Send enquiry</button></p>`,
    );
  });

  test('a form that is being sent cannot be sent again, and says that it is busy (LEAD-02)', () => {
    expect(renderLive('contact', { busy: true })).toContain(
      '<button class="btn btn--primary form__send" type="submit" disabled="" aria-busy="true">Send message</button>',
    );
  });

  test('news comes first, after what is wrong', () => {
    const problem = { texts: ['Try again.'], fields: {} };
    const markup = render('contact', { problem, live: makeController({ news: <b>Sold</b> }) });
    expect(markup).toMatch(/<p>Try again\.<\/p><\/div><b>Sold<\/b><fieldset/);
  });

  test('what belongs below the buttons is there, in every step', () => {
    const below = { belowButtons: <b>Clear</b> };
    for (const step of [0, 1]) {
      expect(renderLive('enquiry', { ...below, step })).toMatch(/<\/button><\/p><b>Clear<\/b><\/form>$/);
    }
  });
});

const renderAlert = (texts: readonly string[], fields: Readonly<Record<string, string>>) =>
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
  expect(renderAlert(texts, fields)).toBe(
    `<div class="form__errors" role="alert" tabindex="-1">${content}</div>`,
  );
});

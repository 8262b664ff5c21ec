import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FormFieldName } from '#leads/forms/fields.ts';
import { FormField, type FormFieldProps } from '#leads/forms/form-field.ts';
import { buildForm, type FormConfig, type FormName } from '#leads/forms/forms.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';

/** The markup of a field of a form, empty unless `over` has a value. */
function renderField(
  [name, wanted]: readonly [FormName, FormFieldName],
  over: Partial<FormFieldProps> = {},
  config: Partial<FormConfig> = {},
): string {
  const form = buildForm(name, makeFormConfig({ ...TWO_LOCATIONS, terms: 'I agree.', ...config }));
  const field = form.steps.flatMap(({ fields }) => fields).find((each) => each.name === wanted);
  if (!field) throw new Error(`${name} has no field ${wanted}`);
  return renderToStaticMarkup(
    <FormField form={form} field={field} id="f" value="" error={undefined} {...over} />,
  );
}

const NO_ERROR = '<span class="form__wrong" id="f-error"></span>';

describe('a field is a label, a control and a place for its error', () => {
  test.each<[FormFieldName, string]>([
    [
      'name',
      '<input id="f" required="" type="text" autoComplete="given-name" maxLength="60" name="name" value=""/>',
    ],
    [
      'phone',
      '<input id="f" required="" type="tel" autoComplete="tel" maxLength="24" name="phone" value=""/>',
    ],
    [
      'email',
      '<input id="f" required="" type="email" autoComplete="email" maxLength="254" name="email" value=""/>',
    ],
    [
      'postcode',
      '<input id="f" required="" type="text" inputMode="numeric" pattern="[0-9]{4}" autoComplete="postal-code" maxLength="4" name="postcode" value=""/>',
    ],
    ['message', '<textarea id="f" name="message" required="" rows="4" maxLength="2000"></textarea>'],
  ])('%s', (name, control) => {
    const [before = '', after = ''] = renderField(['contact', name]).split(control);
    expect(before).toMatch(
      new RegExp(`^<p class="field form__field--${name}"><label for="f">[\\w ]+</label>$`),
    );
    expect(after).toBe(`${NO_ERROR}</p>`);
  });

  test('that is optional says so', () => {
    expect(renderField(['service', 'service_date'])).toBe(
      `<p class="field form__field--service_date"><label for="f">Preferred day <span class="form__optional">(optional)</span></label><input id="f" type="date" name="service_date" value=""/>${NO_ERROR}</p>`,
    );
  });

  test('a box comes before its label', () => {
    expect(renderField(['contact', 'opt_in'])).toBe(
      `<p class="field form__box form__field--opt_in"><input id="f" type="checkbox" name="opt_in" value="true"/><label for="f">Send me news.</label>${NO_ERROR}</p>`,
    );
    expect(renderField(['contact', 'terms_conditions'], { value: 'true' })).toContain(
      '<input id="f" required="" type="checkbox" name="terms_conditions" checked="" value="true"/><label for="f">I agree.</label>',
    );
  });
});

test('a field has its value', () => {
  expect(renderField(['contact', 'name'], { value: 'Ada' })).toContain('name="name" value="Ada"/>');
  expect(renderField(['contact', 'message'], { value: 'Hi' })).toContain('>Hi</textarea>');
  expect(renderField(['contact', 'location'], { value: 'mareeba' })).toContain(
    '<option value="mareeba" selected="">',
  );
});

test('a field with an error refers to it', () => {
  const state = 'aria-invalid="true" aria-describedby="f-error"';
  const error = 'Not like this.';
  const wrong = `<span class="form__wrong" id="f-error">${error}</span></p>`;
  for (const name of ['name', 'message', 'location', 'opt_in'] as const) {
    const markup = renderField(['contact', name], { error });
    expect(markup).toContain(state);
    expect(markup.endsWith(wrong)).toBe(true);
    expect(renderField(['contact', name])).not.toContain('aria-');
  }
});

describe('where labels are not shown', () => {
  const hidden = { showLabels: false };

  test('they are read aloud, and are in the field, empty or filled in', () => {
    for (const [name, label] of [
      ['name', 'First name'],
      ['message', 'Message'],
    ] as const) {
      const markup = renderField(['contact', name], {}, hidden);
      expect(markup).toContain(`<label for="f" class="form__inside">${label}</label>`);
      expect(markup).toContain(`placeholder="${label}"`);
      expect(renderField(['contact', name])).not.toContain('placeholder');
    }
  });

  test('a choice begins with its label', () => {
    const first = (config: Partial<FormConfig>) =>
      /<option.*?<\/option>/.exec(renderField(['contact', 'location'], {}, config))?.[0];
    expect(first(hidden)).toBe('<option value="" selected="">Location</option>');
    expect(first({})).toBe('<option value="" selected="">Choose one</option>');
  });
});

test('a choice that is made already offers no way to choose nothing', () => {
  expect(renderField(['contact', 'category'], { value: 'General Enquiry' })).toContain(
    '<select id="f" name="category" required=""><option value="General Enquiry" selected="">General Enquiry</option><option value="Careers Enquiry">Careers Enquiry</option></select>',
  );
});

describe('the vehicle of a test drive', () => {
  const what = ['test-drive', 'wanted_vehicle'] as const;

  test('is free where the models are not known', () => {
    expect(renderField(what)).toContain(
      '<input id="f" type="text" maxLength="120" name="wanted_vehicle" value=""/>',
    );
  });

  test('is one of the models in stock, or none yet', () => {
    const vehicles = [{ label: 'Toyota', options: [{ value: 'Toyota HiLux', text: 'HiLux' }] }];
    expect(renderField(what, { vehicles })).toContain(
      '<select id="f" name="wanted_vehicle"><option value="" selected="">Not sure yet</option>' +
        '<optgroup label="Toyota"><option value="Toyota HiLux">HiLux</option></optgroup></select>',
    );
  });
});

describe('the time of a test drive (T-69)', () => {
  const when = ['test-drive', 'test_drive_date'] as const;

  test('is free where no times are known', () => {
    expect(renderField(when)).toContain(
      '<input id="f" type="datetime-local" name="test_drive_date" value=""/>',
    );
  });

  test('is not before the first day, where that is known', () => {
    expect(renderField(when, { earliest: '2026-11-21' })).toContain(
      '<input id="f" type="datetime-local" min="2026-11-21T00:00" name="test_drive_date" value=""/>',
    );
  });

  test('is one of those when the dealership is open, or none', () => {
    const times = [
      {
        label: 'Monday',
        options: [
          { value: '2026-11-23T09:00', text: '9:00 am' },
          { value: '2026-11-23T09:30', text: '9:30 am' },
        ],
      },
      { label: 'Tuesday', options: [{ value: '2026-11-24T09:00', text: '9:00 am' }] },
    ];
    expect(renderField(when, { times, earliest: '2026-11-21' })).toContain(
      '<select id="f" name="test_drive_date">' +
        '<option value="" selected="">I&#x27;m flexible, call me</option>' +
        '<optgroup label="Monday"><option value="2026-11-23T09:00">9:00 am</option><option value="2026-11-23T09:30">9:30 am</option></optgroup>' +
        '<optgroup label="Tuesday"><option value="2026-11-24T09:00">9:00 am</option></optgroup></select>',
    );
  });
});

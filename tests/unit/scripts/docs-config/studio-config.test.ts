import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Field {
  readonly name: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly pattern?: readonly string[];
  readonly field?: Field;
  readonly fields?: readonly Field[];
}

const FILES: readonly { file: string; fields: readonly Field[] }[] = JSON.parse(
  readFileSync('schemas/studio.json', 'utf8'),
).singletons;

/** All fields by their paths: 'content/offers.json entries.price'. */
const fields = new Map(
  FILES.flatMap(({ file, fields }) => list(fields).map(([path, field]) => [`${file} ${path}`, field])),
);

function list(fields: readonly Field[], above = ''): [string, Field][] {
  return fields.flatMap((field) => {
    const path = `${above}${field.name}`;
    const within = [...(field.fields ?? []), ...(field.field ? [field.field] : [])];
    return [[path, field] as [string, Field], ...list(within, `${path}.`)];
  });
}

test.each([
  [
    'content/locations.json entries.contact_detail.opening_hours.open',
    { widget: 'datetime', format: 'HH:mm' },
  ],
  ['content/locations.json entries.contact_detail.opening_hours.status', { widget: 'select' }],
  ['content/locations.json entries.address.lat', { widget: 'number', required: false }],
  ['content/special-hours.json entries.date', { widget: 'datetime', format: 'YYYY-MM-DD' }],
  ['content/offers.json entries.image_or_model_image', { widget: 'image', required: false }],
  ['content/offers.json entries.price', { widget: 'number', value_type: 'int', min: 1 }],
  ['content/offers.json entries.manufacturer.name', { widget: 'string' }],
  ['content/popup.json src', { widget: 'image' }],
  ['content/popup.json description', { widget: 'text' }],
  ['content/promos.json entries.display', { widget: 'select', multiple: true }],
  ['content/site.json phones.main', { widget: 'string', pattern: expect.any(Array) }],
  ['content/site.json nameParts', { widget: 'list', min: 2, max: 2 }],
  ['content/site.json home.hero.value', { widget: 'image' }],
  ['content/site.json home.sell.photo', { widget: 'image' }],
])('%s is edited as what it is', (path, widget) => expect(fields.get(path)).toMatchObject(widget));

test('weekdays have their names', () => {
  const weekday = fields.get('content/locations.json entries.contact_detail.opening_hours.weekday');
  expect(weekday?.options?.[1]).toEqual({ label: 'Monday', value: 1 });
});

test('every default is among the choices, and every pattern is one', () => {
  for (const field of fields.values()) {
    const values = field.options?.map((option) => Object(option).value ?? option);
    if (field.default !== undefined && values) expect(values).toContain(field.default);
    if (field.pattern) expect(() => new RegExp(String(field.pattern?.[0]))).not.toThrow();
  }
  expect(fields.size).toBeGreaterThan(100);
});

import type { GeneratedFile } from '#scripts/docs/write-generated-files.ts';
import { choicesOf, entryOf, type JsonNode } from './json-node.ts';
import { type FileSchema, titleOf } from './json-schemas.ts';

/** A field, a file or a collection in the configuration of the CMS. */
type Part = Readonly<Record<string, unknown>>;

/** The files that editors own, in the order of their menu, by what they call them; the others are written by programs. */
const FILES: Readonly<Record<string, string>> = {
  'site-content': 'Contact and home page',
  locations: 'Locations and hours',
  'special-hours': 'Special hours',
  offers: 'Offers',
  promos: 'Promos in the search',
  popup: 'Popup',
  slides: 'Slides',
  faqs: 'Questions and answers',
  reviews: 'Reviews',
  models: 'Model pages',
  brands: 'Make pages',
  videos: 'Videos',
  certified: 'Certified vehicles',
  'service-plan': 'Service plan',
  warranty: 'Warranty',
  'service-bookings': 'Service booking',
};

/** Labels of keys whose own words would not do. */
const LABELS: Readonly<Record<string, string>> = {
  formated_hours: 'Hours in words',
  open: 'Opens at',
  close: 'Closes at',
  lat: 'Latitude',
  long: 'Longitude',
  src: 'Picture',
  url: 'Address',
  imageId: 'Picture',
  linkTo: 'Link',
  image_or_model_image: 'Picture',
  sell: 'Sell or trade in',
};

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Keys of texts that take more than a line. */
const LONG = /^(text|description|disclaimer|answer|lead|conditions|subheading|tagline|footnote)$/;

const CLOCK = 'must be the time on the clock there, such as "08:30"';

const PAGE_FIELDS: readonly Part[] = [
  { name: 'title', label: 'Title', widget: 'string', hint: 'The heading of the page.' },
  { name: 'description', label: 'Description', widget: 'string', hint: 'One sentence for search engines.' },
  optional({
    name: 'locations',
    label: 'Locations',
    widget: 'string',
    hint: 'Those under the text: service.',
  }),
  optional({
    name: 'blocks',
    label: 'Blocks',
    widget: 'string',
    hint: 'Below the text: faq:servicing, warranty.',
  }),
  optional({ name: 'fold', label: 'Fold', widget: 'select', options: ['phone'] }),
  optional({ name: 'form', label: 'Form', widget: 'string', hint: 'The form of the page, such as service.' }),
  optional({
    name: 'location',
    label: 'Location',
    widget: 'string',
    hint: 'Its id: the form is sent there.',
  }),
  { name: 'body', label: 'Text', widget: 'markdown', required: false },
];

/** schemas/studio.json: what the studio of the host edits, and how, from the JSON Schemas of the files. */
export function renderStudioConfig(schemas: readonly FileSchema[]): GeneratedFile {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const singletons = Object.entries(FILES).map(([name, label]) => {
    const schema = byName.get(name);
    if (!schema) throw new Error(`The studio edits ${name}, which has no schema.`);
    return describeFile(schema, label);
  });
  const pages = {
    name: 'pages',
    label: 'Text pages',
    label_singular: 'Text page',
    folder: 'content/pages',
    create: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    fields: PAGE_FIELDS,
  };
  const config = {
    media_folder: 'assets',
    public_folder: '/assets',
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    media_libraries: {
      stock_assets: { providers: [] },
      default: {
        config: {
          max_file_size: 15_000_000,
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 85, width: 2560, height: 2560 } },
        },
      },
    },
    collections: [pages],
    singletons,
  };
  return { file: 'schemas/studio.json', text: `${JSON.stringify(config, null, 2)}\n` };
}

function describeFile({ name, node }: FileSchema, label: string): Part {
  const entry = entryOf(node);
  const $schema = {
    name: '$schema',
    widget: 'hidden',
    default: `../../../schemas/${name}.schema.json`,
  };
  const entries = entry && {
    name: 'entries',
    label,
    widget: 'list',
    collapsed: true,
    fields: describeFields(entry),
  };
  return {
    name,
    label,
    file: titleOf(name),
    format: 'json',
    fields: [$schema, ...(entries ? [entries] : describeFields(withoutNull(node)))],
  };
}

function describeFields({ properties = {}, required = [] }: JsonNode): Part[] {
  return Object.entries(properties).map(([key, node]) => {
    const field = describeField(key, node);
    return required.includes(key) ? field : optional(field);
  });
}

function describeField(key: string, given: JsonNode): Part {
  const node = withoutNull(given);
  const hint = given.description ?? node.description;
  const value = Array.isArray(given.default) || given.default === null ? undefined : given.default;
  return {
    name: key,
    label: LABELS[key] ?? toLabel(key),
    ...(hint !== undefined && { hint }),
    ...describeWidget(key, node, hint ?? ''),
    ...(typeof value !== 'object' && value !== '' && value !== undefined && { default: value }),
  };
}

function describeWidget(key: string, node: JsonNode, description: string): Part {
  const entry = entryOf(node);
  if (node.const !== undefined) return { widget: 'hidden', default: node.const };
  if (key === 'weekday') return { widget: 'select', options: DAYS.map((label, value) => ({ label, value })) };
  if (node.enum) return { widget: 'select', options: node.enum.map(describeOption) };
  if (node.properties) return { widget: 'object', fields: describeFields(node) };
  if (Array.isArray(node.items))
    return {
      widget: 'list',
      min: node.items.length,
      max: node.items.length,
      field: { ...NAMELESS, widget: 'string' },
    };
  if (entry?.enum) return { widget: 'select', multiple: true, options: entry.enum.map(describeOption) };
  if (entry?.properties) return { widget: 'list', fields: describeFields(entry) };
  if (entry) return { widget: 'list', field: { ...describeWidget(key, entry, description), ...NAMELESS } };
  if (node.type === 'boolean') return { widget: 'boolean' };
  if (node.type === 'integer' || node.type === 'number') return describeNumber(node);
  return describeText(key, node, description);
}

const NAMELESS = { name: 'value', label: 'Entry' };

function describeNumber({ type, minimum, maximum }: JsonNode): Part {
  return {
    widget: 'number',
    value_type: type === 'integer' ? 'int' : 'float',
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

function describeText(key: string, node: JsonNode, description: string): Part {
  const [rule] = node['x-rules'] ?? [];
  if (/\bassets\//.test(description)) return { widget: 'image' };
  if (rule === CLOCK)
    return { widget: 'datetime', date_format: false, time_format: 'HH:mm', format: 'HH:mm' };
  if (node.format === 'date')
    return { widget: 'datetime', time_format: false, date_format: 'YYYY-MM-DD', format: 'YYYY-MM-DD' };
  return {
    widget: LONG.test(key) ? 'text' : 'string',
    ...(node.pattern !== undefined && rule && { pattern: [node.pattern, toSentence(rule)] }),
  };
}

const describeOption = (value: unknown): Part => ({
  label: value === '' ? 'None' : toLabel(String(value)),
  value,
});

/** Of several choices the one that people fill in: an object before a number before a text before `false`. */
const PREFERRED = ['object', 'number', 'string'];

function withoutNull(node: JsonNode): JsonNode {
  const { anyOf: _, oneOf: __, ...rest } = node;
  const choices = (choicesOf(node) ?? []).filter(({ type }) => type !== 'null');
  const best = PREFERRED.flatMap((type) => choices.filter((choice) => choice.type === type));
  const chosen = best[0] ?? choices[0];
  return chosen ? { ...withoutNull(chosen), ...rest } : node;
}

function optional(field: Part): Part {
  return { ...field, required: false };
}

/** 'buttonText' -> 'Button text'. */
function toLabel(key: string): string {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toSentence(rule: string): string {
  return `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`;
}

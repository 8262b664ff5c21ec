import { formatWholeNumber } from '#domain/numbers.ts';
import { GENERATED_FIELDS, STOCK_FIELDS } from '#stock/mapping/fields.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { VOCABULARY_NAMES } from '#stock/normalise/vehicle/trade-words.ts';
import {
  MAX_CELL_LENGTH,
  MAX_COLUMNS,
  MAX_FEED_BYTES,
  MAX_ROWS,
  MAX_STRUCTURES,
} from '#stock/readers/limits.ts';
import { describeFields, describeNestedFields, type FieldDoc } from './field-docs.ts';
import type { JsonNode } from './json-node.ts';
import { GENERATED_NOTICE, renderFieldTable, renderMarkdownTable } from './markdown.ts';
import type { SchemaType } from './schema-types.ts';

const IF_MISSING = {
  reject: 'the row is held back',
  report: 'unknown, and reported as repaired',
  default: 'optional',
} as const satisfies Record<(typeof STOCK_FIELDS)[keyof typeof STOCK_FIELDS]['missing'], string>;

const SOURCE = '<name>.';

/**
 * docs/reference/mapping.md: mapping files, the fields and transforms that they may name, and what an import writes. One
 * long function, because it is one document to read from top to bottom.
 */
export function renderMappingReference(mapping: JsonNode, car: SchemaType): string {
  const entries = car.member('entries');
  const fields = Object.entries(STOCK_FIELDS).map(([name, { transform, missing }]) => [
    `\`${name}\``,
    `\`${transform}\``,
    IF_MISSING[missing],
    entries?.member(name)?.sentence ?? '',
  ]);
  const generated = Object.entries(GENERATED_FIELDS).map(([name, how]) => [`\`${name}\``, `${how}.`]);
  const transforms = Object.entries(TRANSFORMS).map(([name, { expects }]) => [`\`${name}\``, expects]);
  return `# Feed mappings and stock.json

${GENERATED_NOTICE}

A mapping is a JSON file that says how the columns of one kind of feed become vehicles. \`npm run stock:import\` takes its path,
the name of a file beside \`site.ts\`, or the name of one in \`scripts/mappings\` (\`listings-au\`). \`npm run stock:map\` writes one for a feed. An unknown key, field, transform
or column is an error. The guide is [Import a stock feed](../guides/stock-feed.md).

## Keys of a mapping

${renderFieldTable(describeFields(mapping))}

## Sources

A source is a column's name, or an object:

\`\`\`json
{ "price": "Price", "seats": { "from": ["Seats", "Doors"], "transform": "seats", "optional": true } }
\`\`\`

${renderFieldTable(describeSource(mapping))}

Of a list of sources the first that can be read counts. \`images\`, \`urls\` and \`list\` take the items of all columns. Columns may
differ from the feed's in case, spaces, hyphens and underscores. Days and times are those of the dealer's time zone.

Columns of nested records have dotted names, such as \`address.city\` and \`images.image.@url\`. A cell that is empty, only
punctuation, or says "n/a", "unknown" or the like counts as empty. A default replaces an empty cell, never one that cannot be read.

## Fields

${renderMarkdownTable(['field', 'usual transform', 'if missing', 'description'], fields)}

The importer makes these itself:

${renderMarkdownTable(['field', 'how'], generated)}

## Transforms

A cell that a transform cannot read is reported as "not …".

${renderMarkdownTable(['transform', 'reads'], transforms)}

\`make_in_title\`, \`model_in_title\` and \`badge_in_title\` read a title column, then the columns of make and model: for feeds that
cut "Land Rover" at the first word.

## Trade words

Bodies, gearboxes, fuels, drives, car types and statuses are known by the trade's words. Bodies, gearboxes, fuels and drives are
also known by the words in a longer text: "6 SP AUTOMATIC SKYACTIV-DRIVE" is automatic, "4D Double Cab Pick Up" is a ute. \`words\`
adds a dealer's own, for ${VOCABULARY_NAMES.map((name) => `\`${name}\``).join(', ')}.

## Feeds without a mapping

Columns that have the names of the fields are read as usual. The key is \`id\`, else \`stocknum\`, if the feed has such a column.

## Formats

- CSV: comma, semicolon, tab or bar; the first line that holds more than blank cells names the columns.
- JSON: a list of objects, or an object with one list in it.
- XML: elements below the root; attributes are columns such as \`@id\`.
- Packed by gzip or not, in UTF-8, UTF-16 or Windows-1252.
- At most ${MAX_FEED_BYTES / 1024 / 1024} MB, unpacked. Rows after the first ${formatWholeNumber(MAX_ROWS)} are held back, columns after the first ${MAX_COLUMNS} and cells with more
  than ${formatWholeNumber(MAX_CELL_LENGTH)} characters are left out.
- CSV is read while it comes: memory is needed for the rows that are taken. JSON and XML are read as a whole, for their vehicles
  may be anywhere in them; their size and ${formatWholeNumber(MAX_STRUCTURES)} lists and records, or elements, bound what that needs.

## Identity

A vehicle is identified by the columns of \`key\`. Without them, or if a row leaves one empty, it is identified by a hash of all its
columns except prices. It keeps the address that it once had; no other vehicle inherits it.

## The report

\`.data/reports/<slug>.json\` says where every row went: \`left_out + read = in_feed\` and \`held + clean + repaired = read\`. Each
entry of \`held\` and \`repaired\` has its line, field, reason, value and fix. \`shown\` counts the vehicles that the site shows, and
by reason those that it does not. \`notes\` are about the feed as a whole. \`outcome\` is \`imported\`, \`unchanged\` or \`refused\`.

A row is held back if it has no year, make, model or car type, or one that no page can have: a model of more than 80 characters, a
model year in the far future. Other values that a build would not take are dropped: a \`location_id\` that is not in
\`content/locations.json\`, pictures on hosts that are not in \`imageHosts\`, finance figures whose repayments belong to another
price, texts that are too long.

## The snapshot

\`sites/<slug>/stock.json\` is what a build reads:

${renderMarkdownTable(
  ['key', 'value'],
  [
    ['`imported_at`', 'Time of the last import that changed something.'],
    ['`cars`', 'All vehicles, in the order of the feed.'],
    [
      '`price_history`',
      'By id: a list of day and price, oldest first, with an entry only where the price changed.',
    ],
    ['`gone`', 'Vehicles that left in the last 90 days: their addresses redirect to similar ones.'],
    ['`listed`', 'Every make and model that was ever listed: their search addresses are permanent.'],
  ],
)}
`;
}

/** The keys of a source: the object that a field of `fields` may hold. */
function describeSource({ properties }: JsonNode): FieldDoc[] {
  const within = properties?.fields ? describeNestedFields(properties.fields) : [];
  return within.flatMap(({ key, ...field }) =>
    key.startsWith(SOURCE) ? { ...field, key: key.slice(SOURCE.length) } : [],
  );
}

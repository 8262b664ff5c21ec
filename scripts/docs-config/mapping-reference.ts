import { GENERATED_FIELDS, STOCK_FIELDS } from '#stock/mapping/fields.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { GENERATED_NOTICE, renderMarkdownTable } from './markdown.ts';
import type { SchemaType } from './schema-types.ts';

const IF_MISSING = {
  reject: 'the row is rejected',
  report: 'unknown, and reported as repaired',
  default: 'optional',
} as const satisfies Record<(typeof STOCK_FIELDS)[keyof typeof STOCK_FIELDS]['missing'], string>;

/**
 * docs/reference/mapping.md: mapping files, the fields and transforms that they may name, and what an import writes. One
 * long function, because it is one document to read from top to bottom.
 */
export function renderMappingReference(car: SchemaType): string {
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
the name of a file beside \`site.ts\`, or the name of one in \`scripts/mappings\` (\`listings-au\`). An unknown key, field, transform
or column is an error. The guide is [Import a stock feed](../guides/stock-feed.md).

## Keys of a mapping

${renderMarkdownTable(
  ['key', 'value'],
  [
    ['`about`', 'A sentence for people: which feed this is for.'],
    [
      '`records`',
      'Where the vehicles are in a JSON or XML feed that holds several lists: `data.vehicles`, below the root of XML.',
    ],
    ['`fields`', 'Required. A field of a vehicle, then its source.'],
    ['`key`', 'The columns that identify a vehicle for as long as it is in stock, such as the stock number.'],
    ['`defaults`', 'A field, then its value where the feed is silent.'],
  ],
)}

## Sources

A source is a column's name, or an object:

\`\`\`json
{ "price": "Price", "seats": { "from": ["Seats", "Doors"], "transform": "seats", "optional": true } }
\`\`\`

- \`from\`: one column or several. The first that can be read counts; \`text\` joins them.
- \`transform\`: how they are read, if not as usual for the field.
- \`optional\`: the feed may lack the column. JSON and XML feeds leave out what no vehicle of the day has.

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

## Feeds without a mapping

Columns that have the names of the fields are read as usual. The key is \`id\`, else \`stocknum\`, if the feed has such a column.

## Formats

- CSV: comma, semicolon, tab or bar; the first line names the columns.
- JSON: a list of objects, or an object with one list in it.
- XML: elements below the root; attributes are columns such as \`@id\`.
- At most 64 MB.

## Identity

A vehicle is identified by the columns of \`key\`. Without them, or if a row leaves one empty, it is identified by a hash of all its
columns except prices. It keeps the address that it once had; no other vehicle inherits it.

## The report

\`.data/reports/<slug>.json\` says where every row went: \`left_out + read = in_feed\` and \`clean + repaired + rejected = read\`. Each
rejected or repaired cell has its line, field, reason and value. \`outcome\` is \`imported\`, \`unchanged\` or \`refused\`.

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
  ],
)}
`;
}

import * as v from 'valibot';
import { DATE_FORMATS } from '#stock/normalise/numbers/date.ts';
import { UNITS } from '#stock/normalise/numbers/unit.ts';
import { TRADE_WORDS, VOCABULARY_NAMES, type VocabularyName } from '#stock/normalise/vehicle/trade-words.ts';
import { FIELD_NAMES } from './fields.ts';
import { TRANSFORM_NAMES } from './transforms.ts';

const column = v.pipe(
  v.string('must be the name of a column, in quotes'),
  v.minLength(1, 'must be the name of a column'),
);
const columns = v.pipe(
  v.array(column, 'must be a column, or a list of columns'),
  v.minLength(1, 'must name a column'),
);

/** A column, then the text or texts it must have. */
const conditions = v.record(
  column,
  v.lazy((input) =>
    typeof input === 'string'
      ? v.pipe(
          v.string(),
          v.transform((text) => [text]),
        )
      : v.array(v.string('must be a text'), 'must be a text, or a list of texts'),
  ),
  'must be an object: column, then its text',
);

/** What a cell stands for, by what it says; '*' is any other text. */
const values = v.record(
  v.string(),
  v.union(
    [v.string(), v.number(), v.boolean(), v.null()],
    'must be a text, a number, true, false, or null for "nothing"',
  ),
  'must be an object: what the feed says, then what it means',
);

/** The long form of a source. */
const source = v.strictObject(
  {
    /** One column or several. */
    from: v.lazy((input) =>
      typeof input === 'string'
        ? v.pipe(
            column,
            v.transform((name) => [name]),
          )
        : columns,
    ),
    /** How they are read, if not as usual for the field. */
    transform: v.optional(v.picklist(TRANSFORM_NAMES)),
    /** For JSON and XML feeds, which leave out fields that no car has. */
    optional: v.optional(v.boolean('must be true or false'), false),
    /** Translates cells before they are read. */
    values: v.optional(values),
    /** The unit that numbers are in, or the column that names it. */
    unit: v.optional(
      v.union(
        [v.picklist(UNITS), v.strictObject({ column })],
        `must be one of ${UNITS.join(', ')}, or {"column": ...}`,
      ),
    ),
    /** How dates are written, if the month comes first. */
    format: v.optional(v.picklist(DATE_FORMATS, `must be one of ${DATE_FORMATS.join(', ')}`)),
    /** The source counts only in rows that say this. */
    when: v.optional(conditions),
  },
  'must be a column in quotes, or an object with "from"',
);

/** The short form: just the column, read with the field's default transform. */
const shortSource = v.pipe(
  column,
  v.transform((name): v.InferOutput<typeof source> => ({ from: [name], optional: false })),
);

const oneSource = v.lazy((input) => (typeof input === 'string' ? shortSource : source));

/** One source, or several of which the first that can be read counts. */
const sources = v.lazy((input) =>
  Array.isArray(input)
    ? v.pipe(v.array(oneSource), v.minLength(1, 'must name a column'))
    : v.pipe(
        oneSource,
        v.transform((one) => [one]),
      ),
);

/** A dealer's own trade words, by what they are about. */
const words = v.partial(
  v.strictObject(
    {
      body: wordTable('body'),
      transmission: wordTable('transmission'),
      fuel: wordTable('fuel'),
      drive: wordTable('drive'),
      car_type: wordTable('car_type'),
      status: wordTable('status'),
    },
    `must be an object with some of ${VOCABULARY_NAMES.join(', ')}`,
  ),
);

function wordTable(name: VocabularyName) {
  const known = Object.keys(TRADE_WORDS[name].words);
  return v.record(v.string(), v.picklist(known, `must be one of ${known.join(', ')}`));
}

/**
 * A mapping file, which turns the columns of one kind of feed into cars. Unknown keys, fields and transforms are
 * errors, so that a typo can't silently empty a column.
 */
export const mappingSchema = v.strictObject(
  {
    /** A description: which feed it is for. */
    about: v.optional(v.string('must be a text')),
    /** The path of the cars in a JSON or XML feed with several lists: 'data.vehicles', relative to XML's root. */
    records: v.optional(column),
    /** The records that are cars, where the feed holds others too: {"@type": ["Car", "Vehicle"]}. */
    where: v.optional(conditions, {}),
    /** Field of a car <- column, source, or list of sources. */
    fields: v.record(v.picklist(FIELD_NAMES), sources, 'must be an object: field of a car, then its column'),
    /** The columns that tell one car from another for as long as it is in stock, such as the stock number. */
    key: v.optional(v.array(column, 'must be a list of columns'), []),
    /** The values of fields that the feed leaves empty. */
    defaults: v.optional(
      v.record(v.picklist(FIELD_NAMES), v.unknown(), 'must be an object: field of a car, then its value'),
      {},
    ),
    /** Words for bodies, gearboxes, fuels and so on that this feed has and the trade's table lacks. */
    words: v.optional(words, {}),
  },
  'must be an object with "fields"',
);

export type Mapping = v.InferOutput<typeof mappingSchema>;
export type FieldSource = v.InferOutput<typeof source>;

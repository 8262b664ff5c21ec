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
    /** One column or several. The first that can be read counts; `text` joins them. */
    from: v.lazy((input) =>
      typeof input === 'string'
        ? v.pipe(
            column,
            v.transform((name) => [name]),
          )
        : columns,
    ),
    /** The transform that reads them, if not the usual one of the field. */
    transform: v.optional(v.picklist(TRANSFORM_NAMES)),
    /** Whether the feed may lack the column. JSON and XML feeds leave out what no vehicle of the day has. */
    optional: v.optional(v.boolean('must be true or false'), false),
    /**
     * What a cell stands for, by what it says: `{"Y": "Drive Away", "N": "Excl. Govt. Charges"}`. `"*"` is any other text;
     * `null` means that there is none.
     */
    values: v.optional(values),
    /** The unit that numbers are in, or `{"column": "odometer.unit"}` for a column that names it. */
    unit: v.optional(
      v.union(
        [
          v.picklist(UNITS),
          v.strictObject({
            /** The column that names the unit. */
            column,
          }),
        ],
        `must be one of ${UNITS.join(', ')}, or {"column": ...}`,
      ),
    ),
    /**
     * The column that names the currency of prices: `{"column": "Currency"}`. Prices in another one than your country's are left
     * out; a code such as `"NZD"` takes those in this one instead.
     */
    currency: v.optional(
      v.union(
        [
          v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
          v.strictObject({
            /** The column that names the currency. */
            column,
          }),
        ],
        'must be a code such as "NZD", or {"column": ...}',
      ),
    ),
    /** The address that names of pictures or files are at, or `{"column": "ImageBase"}` for a column that has it. */
    base: v.optional(
      v.union(
        [
          v.pipe(v.string(), v.regex(/^https?:\/\/[^/]/i, 'must be an address that starts with "https://"')),
          v.strictObject({
            /** The column that has the address. */
            column,
          }),
        ],
        'must be an address that starts with "https://", or {"column": ...}',
      ),
    ),
    /** How dates are written that are not written the ISO way. By default the day comes first. */
    format: v.optional(v.picklist(DATE_FORMATS, `must be one of ${DATE_FORMATS.join(', ')}`)),
    /** The column with the day from which the source counts, such as the start of a sale: `"Sale starts"`. Empty cells set no limit. */
    since: v.optional(column),
    /** The column with the last day on which it counts: `"Sale ends"`. */
    until: v.optional(column),
    /** The rows in which the source counts, by what they say: `{"NewUsed": ["N", "D"]}`. */
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
      /** Bodies. */
      body: wordTable('body'),
      /** Gearboxes. */
      transmission: wordTable('transmission'),
      /** Fuels. */
      fuel: wordTable('fuel'),
      /** Driven wheels. */
      drive: wordTable('drive'),
      /** New, used or demo. */
      car_type: wordTable('car_type'),
      /** Whether a vehicle is for sale. */
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
    /** A sentence for people: which feed this is for. */
    about: v.optional(v.string('must be a text')),
    /** Where the vehicles are in a JSON or XML feed that holds several lists: `data.vehicles`, below the root of XML. */
    records: v.optional(column),
    /**
     * The records that are vehicles, if the feed holds others too: a column, then its text or texts, such as
     * `{"@type": ["Car", "Vehicle"]}`.
     */
    where: v.optional(conditions, {}),
    /** A field of a vehicle, then its source, or a list of sources. */
    fields: v.record(v.picklist(FIELD_NAMES), sources, 'must be an object: field of a car, then its column'),
    /** The columns that identify a vehicle for as long as it is in stock, such as the stock number. */
    key: v.optional(v.array(column, 'must be a list of columns'), []),
    /** A field, then its value where the feed is silent. */
    defaults: v.optional(
      v.record(v.picklist(FIELD_NAMES), v.unknown(), 'must be an object: field of a car, then its value'),
      {},
    ),
    /** Trade words that the feed has and the importer does not know: `{"transmission": {"E-Shift": "Automatic"}}`. */
    words: v.optional(words, {}),
  },
  'must be an object with "fields"',
);

export type Mapping = v.InferOutput<typeof mappingSchema>;
export type FieldSource = v.InferOutput<typeof source>;

import * as v from 'valibot';
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

/** The long form says which transform, several columns, or that a feed may lack the column altogether. */
const source = v.strictObject(
  {
    from: v.lazy((input) =>
      typeof input === 'string'
        ? v.pipe(
            column,
            v.transform((name) => [name]),
          )
        : columns,
    ),
    transform: v.optional(v.picklist(TRANSFORM_NAMES)),
    /** JSON and XML feeds leave out a field that no car of the day has. */
    optional: v.optional(v.boolean('must be true or false'), false),
  },
  'must be a column in quotes, or an object with "from"',
);

/** The short form: just the column, read as the field usually is. */
const shortSource = v.pipe(
  column,
  v.transform((name): v.InferOutput<typeof source> => ({ from: [name], optional: false })),
);

/**
 * A mapping file: how the columns of one kind of feed become cars. A key, field or transform that is not known is an
 * error: a typo must not quietly empty a column.
 */
export const mappingSchema = v.strictObject(
  {
    /** A sentence for people: which feed this is for. */
    about: v.optional(v.string('must be a text')),
    /** Where the cars are in a JSON or XML feed that holds several lists: 'data.vehicles', below XML's root. */
    records: v.optional(column),
    /** Field of a car <- column, or {from, transform, optional}. */
    fields: v.record(
      v.picklist(FIELD_NAMES),
      v.lazy((input) => (typeof input === 'string' ? shortSource : source)),
      'must be an object: field of a car, then its column',
    ),
    /** The columns that tell one car from another for as long as it is in stock, such as the stock number. */
    key: v.optional(v.array(column, 'must be a list of columns'), []),
    /** What a field is where the feed says nothing. */
    defaults: v.optional(
      v.record(v.picklist(FIELD_NAMES), v.unknown(), 'must be an object: field of a car, then its value'),
      {},
    ),
  },
  'must be an object with "fields"',
);

export type Mapping = v.InferOutput<typeof mappingSchema>;
export type FieldSource = v.InferOutput<typeof source>;

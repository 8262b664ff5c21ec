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

/** The long form: names a transform or several columns, or makes the column optional. */
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
    /** For JSON and XML feeds, which leave out fields that no car has. */
    optional: v.optional(v.boolean('must be true or false'), false),
  },
  'must be a column in quotes, or an object with "from"',
);

/** The short form: just the column, read with the field's default transform. */
const shortSource = v.pipe(
  column,
  v.transform((name): v.InferOutput<typeof source> => ({ from: [name], optional: false })),
);

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
    /** Field of a car <- column, or {from, transform, optional}. */
    fields: v.record(
      v.picklist(FIELD_NAMES),
      v.lazy((input) => (typeof input === 'string' ? shortSource : source)),
      'must be an object: field of a car, then its column',
    ),
    /** The columns that identify a car while it is in stock, such as the stock number. */
    key: v.optional(v.array(column, 'must be a list of columns'), []),
    /** The values of fields that the feed leaves empty. */
    defaults: v.optional(
      v.record(v.picklist(FIELD_NAMES), v.unknown(), 'must be an object: field of a car, then its value'),
      {},
    ),
  },
  'must be an object with "fields"',
);

export type Mapping = v.InferOutput<typeof mappingSchema>;
export type FieldSource = v.InferOutput<typeof source>;

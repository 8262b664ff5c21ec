import * as v from 'valibot';

/** One address of a recipient or sender. */
export const emailAddressSchema = v.pipe(
  v.string(),
  v.rfcEmail('must be one email address, such as "sales@example.com.au"'),
);

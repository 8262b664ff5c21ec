import * as v from 'valibot';
import { envNameSchema } from '#domain/scalar-schemas.ts';

/** One address of a recipient or sender. */
export const emailAddressSchema = v.pipe(
  v.string(),
  v.rfcEmail('must be one email address, such as "sales@example.com.au"'),
);

/** The sender of e-mails to visitors and staff. */
export const mailSchema = v.strictObject({
  /** The sender's address. */
  from: emailAddressSchema,
  /** The name of the environment variable that holds the mail server: "smtps://user:password@mail.example.com.au:465". */
  smtpEnv: envNameSchema,
});

export type MailConfig = v.InferOutput<typeof mailSchema>;

import * as v from 'valibot';
import { envNameSchema } from '#domain/env-name-schema.ts';
import { emailAddressSchema } from './email-address-schema.ts';

/** The sender of e-mails to visitors and staff. */
export const mailSchema = v.strictObject({
  /** The sender's address. */
  from: emailAddressSchema,
  /** The name of the environment variable that holds the mail server: "smtps://user:password@mail.example.com.au:465". */
  smtpEnv: envNameSchema,
});

export type MailConfig = v.InferOutput<typeof mailSchema>;

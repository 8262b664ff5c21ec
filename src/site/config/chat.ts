import * as v from 'valibot';
import { hostName, nonEmptyText } from '#domain/scalar-schemas.ts';

export const chatSchema = v.strictObject({
  /** The address of the provider's script, loaded at a visitor's first click, key or scroll. Leave it out if pages load it already. */
  script: v.optional(v.pipe(v.string(), v.regex(/^https:\/\//, 'must start with "https://"'))),
  /** Other hosts that the script connects to, such as 'api.example.com'. */
  hosts: v.optional(v.array(hostName), []),
  /** The name of the provider's object on `window`. */
  object: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z_$][\w$]*$/, 'must be a name in JavaScript, such as "ExampleChat"'),
  ),
  /** The function of that object that opens a chat with your team. */
  open: v.optional(nonEmptyText, 'open'),
  /** The function of that object that opens the provider's assistant, if it has one. */
  assistant: v.optional(nonEmptyText),
});

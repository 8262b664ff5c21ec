import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isSameText } from '#platform/webhooks/signature.ts';

/** Who sealed what: a seal of one dealer or for one purpose is worth nothing elsewhere. */
export interface Seal {
  readonly secret: string;
  /** The dealer's slug. */
  readonly site: string;
  readonly purpose: 'lookup' | 'valuation';
}

/** A text that carries a value through a visitor's browser: nobody without the secret can make or change one. */
export function sealed(value: object, seal: Seal): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(text, seal)}`;
}

/** The value in a sealed text; undefined for every other text, and for one of another shape than `schema`. */
export function unsealed<Schema extends v.GenericSchema>(
  given: string,
  schema: Schema,
  seal: Seal,
): v.InferOutput<Schema> | undefined {
  const [text = '', signature = '', ...more] = given.split('.');
  if (more.length > 0 || !isSameText(signature, signatureOf(text, seal))) return undefined;
  const read = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success ? read.output : undefined;
}

function signatureOf(text: string, { secret, site, purpose }: Seal): string {
  return createHmac('sha256', secret).update(`${site}\0${purpose}\0${text}`).digest('base64url');
}

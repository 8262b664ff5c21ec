import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isEqualTimingSafe } from '#platform/webhooks/signature.ts';

/** Who sealed what: a seal of one dealer or for one purpose is worth nothing elsewhere. */
export interface SigningOptions {
  readonly secret: string;
  /** The dealer's slug. */
  readonly site: string;
  readonly purpose: 'lookup' | 'valuation';
}

/** A text that carries a value through a visitor's browser: nobody without the secret can make or change one. */
export function signToken(value: object, seal: SigningOptions): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${computeSignature(text, seal)}`;
}

/** The value in a sealed text; undefined for every other text, and for one of another shape than `schema`. */
export function verifyToken<Schema extends v.GenericSchema>(
  given: string,
  schema: Schema,
  seal: SigningOptions,
): v.InferOutput<Schema> | undefined {
  const [text = '', signature = '', ...more] = given.split('.');
  if (more.length > 0 || !isEqualTimingSafe(signature, computeSignature(text, seal))) return undefined;
  const read = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success ? read.output : undefined;
}

function computeSignature(text: string, { secret, site, purpose }: SigningOptions): string {
  return createHmac('sha256', secret).update(`${site}\0${purpose}\0${text}`).digest('base64url');
}

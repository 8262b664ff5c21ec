import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { isEqualTimingSafe } from './webhooks/signature.ts';

/** A signature is valid for one dealer and one purpose. */
export interface SigningOptions {
  readonly secret: string;
  /** The dealer's slug. */
  readonly site: string;
  readonly purpose: 'lookup' | 'valuation' | 'trade-in-offer' | 'studio';
}

/** A signed text that carries a value through a browser, where it can be read but not changed. */
export function signToken(value: object, options: SigningOptions): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${computeSignature(text, options)}`;
}

/** The value of a signed text; undefined if the signature or the shape is wrong. */
export function verifyToken<Schema extends v.GenericSchema>(
  given: string,
  schema: Schema,
  options: SigningOptions,
): v.InferOutput<Schema> | undefined {
  const [text = '', signature = '', ...more] = given.split('.');
  if (more.length > 0 || !isEqualTimingSafe(signature, computeSignature(text, options))) return undefined;
  const read = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success ? read.output : undefined;
}

function computeSignature(text: string, { secret, site, purpose }: SigningOptions): string {
  return createHmac('sha256', secret).update(`${site}\0${purpose}\0${text}`).digest('base64url');
}

import type { LogoSource } from './logo-sources.ts';

/** The marks of the 'We accept' strip; no set includes Maestro. */
export const PAYMENT_MARKS: ReadonlyMap<string, LogoSource> = new Map(
  Object.entries({
    mastercard: 'mastercard',
    visa: 'visa',
    'google-pay': 'googlepay',
    'apple-pay': 'applepay',
  }).map(([slug, icon]) => [slug, { set: 'simple-icons', icon }]),
);

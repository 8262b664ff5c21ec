import { useEffect, useRef } from 'react';
import { solveCaptcha } from './solve-captcha.ts';

type CaptchaSolution = Promise<string | undefined>;

export interface FormCaptcha {
  /** Of this form; undefined for one that asks for none. */
  readonly getSolution: () => CaptchaSolution | undefined;
  /** Another one: a proof grows old, and is worth one lead. */
  readonly renew: () => CaptchaSolution;
}

/** The proof of a form that asks for one, which begins to be made as soon as the form is used. */
export function useCaptcha(asked: boolean): FormCaptcha {
  const proof = useRef<CaptchaSolution>(undefined);
  useEffect(() => {
    if (asked) proof.current ??= solveCaptcha();
  }, [asked]);
  return {
    getSolution: () => proof.current,
    renew: () => {
      proof.current = solveCaptcha();
      return proof.current;
    },
  };
}

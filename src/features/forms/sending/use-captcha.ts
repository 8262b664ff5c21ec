import { useEffect, useRef } from 'react';
import { solveCaptcha } from './solve-captcha.ts';

type CaptchaSolution = Promise<string | undefined>;

export interface FormCaptcha {
  /** The form's solution; undefined if the form has no captcha. */
  readonly getSolution: () => CaptchaSolution | undefined;
  /** A new solution: one expires, and is good for one lead. */
  readonly renew: () => CaptchaSolution;
}

/** The captcha of a form, if it has one (`enabled`). Solving starts as soon as the form hydrates. */
export function useCaptcha(enabled: boolean): FormCaptcha {
  const solution = useRef<CaptchaSolution>(undefined);
  useEffect(() => {
    if (enabled) solution.current ??= solveCaptcha();
  }, [enabled]);
  return {
    getSolution: () => solution.current,
    renew: () => {
      solution.current = solveCaptcha();
      return solution.current;
    },
  };
}

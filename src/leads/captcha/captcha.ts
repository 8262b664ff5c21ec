/** `unknown`: the captcha could not be checked. The lead is recorded anyway: a captcha never loses one. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown';

/** Tells people from programs. */
export interface CaptchaProvider {
  /** The challenge for the visitor's browser; null if none can be issued. */
  challenge(now: Date): Promise<object | null>;
  /** Checks a token: it must solve a challenge, and be new or belong to the same lead. */
  verify(token: string, leadId: string): Promise<CaptchaVerdict>;
}

/** `unknown`: the check itself could not be made. A lead is then kept and held: a captcha never loses one. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unknown';

/** A way to tell people from programs. */
export interface CaptchaProvider {
  /** The task for the visitor's browser; null where none can be set. */
  challenge(now: Date): Promise<object | null>;
  /** Whether a token proves that the task was done, for the first time or for the same lead as before. */
  verify(token: string, leadId: string): Promise<CaptchaVerdict>;
}

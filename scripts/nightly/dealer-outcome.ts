/** The outcome of the nightly run for one dealer: a line of the report. */
export interface DealerOutcome {
  readonly slug: string;
  readonly ok: boolean;
  /** 'imported 612 cars, 9 pages rendered, 803 unchanged', or the error. */
  readonly text: string;
}

/** The text of a dealer whose stock comes from no feed. */
export const NO_FEED = 'no feed';

/** 'ok      example  imported …': the line of one dealer; its further lines are indented. */
export function formatOutcome({ slug, ok, text }: DealerOutcome): string {
  return `${ok ? 'ok    ' : 'failed'}  ${slug}  ${text.replaceAll('\n', '\n        ')}`;
}

import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';

/** A group of questions. Answers are Markdown. */
export const faqSchema = v.strictObject({
  /** What pages call it by: 'servicing' of 'faq:servicing'. */
  id: slugText,
  /** Above its questions. */
  heading: nonEmptyText,
  /** In order. */
  questions: v.pipe(
    v.array(
      v.strictObject({
        /** As a visitor would ask it. */
        question: nonEmptyText,
        /** Markdown, with the placeholders of pages. */
        answer: nonEmptyText,
      }),
    ),
    v.minLength(1, 'must have one at least'),
  ),
});

/** A group of questions with their answers as HTML fit for a page. */
export interface Faq {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly { readonly question: string; readonly html: string }[];
}

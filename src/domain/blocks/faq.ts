import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';

/** A group of questions. Answers are Markdown. */
export const faqSchema = v.strictObject({
  /** The name that pages refer to it by: 'servicing' in 'faq:servicing'. */
  id: slugText,
  /** The heading above the questions. */
  heading: nonEmptyText,
  /** The questions, in order. */
  questions: v.pipe(
    v.array(
      v.strictObject({
        /** The question, as a visitor would ask it. */
        question: nonEmptyText,
        /** The answer in Markdown; the placeholders of pages work here too. */
        answer: nonEmptyText,
      }),
    ),
    v.minLength(1, 'must have at least one entry'),
  ),
});

/** A group of questions with the answers as sanitised HTML. */
export interface Faq {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly { readonly question: string; readonly html: string }[];
}

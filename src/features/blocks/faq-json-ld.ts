import type { FAQPage, WithContext } from 'schema-dts';
import type { Faq } from '#domain/blocks/faq.ts';

/** Questions and answers as JSON-LD; links in answers stay as in the page. */
export function faqJsonLd(groups: readonly Faq[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, html }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: html },
      })),
    ),
  };
}

import type { FAQPage, WithContext } from 'schema-dts';
import type { Faq } from '#domain/blocks/faq.ts';

/** Questions and answers in schema.org's words; what answers link to is left as it stands in the page. */
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

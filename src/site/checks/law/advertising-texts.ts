import type { Site } from '#site/site.ts';

/** A text as a visitor reads it: a rate and its comparison rate belong to one offer, one notice or one page. */
export interface AdvertisingText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

const TAG = /<[^>]*>/g;

/** What a dealer advertises in words: offers, pictures, notices, answers, pages and the texts of site.ts. */
export function listAdvertisingTexts(site: Site): AdvertisingText[] {
  const { offers, promos, popup, blocks, pages, home, forms, reserve, footnote = '', description } = site;
  const strip = (html: string) => html.replaceAll(TAG, ' ');
  return [
    { file: 'site.ts', key: 'home', text: [home.heading, home.subheading, footnote].join(' ') },
    { file: 'site.ts', key: 'description', text: description },
    { file: 'site.ts', key: 'forms', text: [forms.privacy, forms.terms, forms.optIn.text].join(' ') },
    ...(reserve
      ? [
          {
            file: 'site.ts',
            key: 'reserve',
            text: [reserve.label, reserve.refund, ...reserve.terms].join(' '),
          },
        ]
      : []),
    ...offers.map(({ id, name, description: body, disclaimer }) => ({
      file: 'content/offers.json',
      key: id,
      text: [name, body, disclaimer].join(' '),
    })),
    ...promos.map(({ altText }, index) => ({
      file: 'content/promos.json',
      key: `${index}.altText`,
      text: altText,
    })),
    ...(popup
      ? [{ file: 'content/popup.json', key: 'description', text: `${popup.title} ${popup.description}` }]
      : []),
    ...blocks.slides.map(({ text }, index) => ({ file: 'content/slides.json', key: `${index}.text`, text })),
    ...blocks.faqs.flatMap(({ questions }, index) =>
      questions.map(({ question, html }, place) => ({
        file: 'content/faqs.json',
        key: `${index}.questions.${place}`,
        text: strip(`${question} ${html}`),
      })),
    ),
    ...[...pages.values()].map(({ source, html }) => ({ file: source, key: 'text', text: strip(html) })),
  ];
}

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
  const { offers, promos, popup, blocks, pages, home, forms, reserve, footnote, description } = site;
  return [
    read('site.ts', 'home', home.heading, home.subheading, footnote),
    read('site.ts', 'description', description),
    read('site.ts', 'forms', forms.privacy, forms.terms, forms.optIn.text),
    ...(reserve ? [read('site.ts', 'reserve', reserve.label, reserve.refund, ...reserve.terms)] : []),
    ...offers.map(({ id, name, description: body, disclaimer }) =>
      read('content/offers.json', id, name, body, disclaimer),
    ),
    ...promos.map(({ altText }, index) => read('content/promos.json', `${index}.altText`, altText)),
    ...(popup ? [read('content/popup.json', 'description', popup.title, popup.description)] : []),
    ...blocks.slides.map(({ text }, index) => read('content/slides.json', `${index}.text`, text)),
    ...blocks.faqs.flatMap(({ questions }, index) =>
      questions.map(({ question, html }, place) =>
        read('content/faqs.json', `${index}.questions.${place}`, question, html),
      ),
    ),
    ...[...pages.values()].map(({ source, html }) => read(source, 'text', html)),
  ];
}

function read(file: string, key: string, ...parts: readonly (string | null | undefined)[]): AdvertisingText {
  return { file, key, text: parts.join(' ').replaceAll(TAG, ' ') };
}

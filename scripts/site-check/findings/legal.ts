import { COUNTRIES } from '#domain/country.ts';
import { type CheckedDealer, type Finding, hintAt, warningAt } from '#scripts/site-check/finding.ts';

/** '5.9% p.a.', '6 % interest', '1.9% finance'. */
const RATE = /\d+(?:\.\d+)?\s*%\s*(?:p\.?\s?a\b|per annum|interest|finance|comparison)/i;
const COMPARISON_RATE = /comparison rate/i;
const TAG = /<[^>]*>/g;

interface Text {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/** Advertised rates without a comparison rate where one is needed, and offers without their conditions. */
export function checkLegalTexts(dealer: CheckedDealer): Finding[] {
  const { needsComparisonRate } = COUNTRIES[dealer.site.country];
  const rates = listTexts(dealer)
    .filter(({ text }) => needsComparisonRate && RATE.test(text) && !COMPARISON_RATE.test(text))
    .map(({ file, key, text }) =>
      warningAt(
        file,
        key,
        `advertises "${RATE.exec(text)?.[0]}" without a comparison rate, which credit law asks for. Add it, and its warning.`,
      ),
    );
  const conditions = dealer.site.offers
    .filter(({ price, disclaimer }) => price !== null && disclaimer === null)
    .map(({ id }) =>
      warningAt(
        'content/offers.json',
        `${id}.disclaimer`,
        'is missing, though the offer names a price. Write what the price includes and until when it applies.',
      ),
    );
  return [...rates, ...conditions, ...checkPriceTypes(dealer)];
}

/** Each text as a visitor reads it: a rate and its comparison rate belong to one offer, one notice or one page. */
function listTexts({ site }: CheckedDealer): Text[] {
  const { offers, promos, popup, blocks, pages, home, footnote = '' } = site;
  const ofPages = [...pages.values()].map(({ source, html }) => ({
    file: source,
    key: 'text',
    text: html.replaceAll(TAG, ' '),
  }));
  return [
    { file: 'site.ts', key: 'home', text: [home.heading, home.subheading, footnote].join(' ') },
    ...offers.map(({ id, name, description, disclaimer }) => ({
      file: 'content/offers.json',
      key: id,
      text: [name, description, disclaimer].join(' '),
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
    ...ofPages,
  ];
}

/** "Excl. Govt. Charges" leaves open what comes on top. */
function checkPriceTypes({ site: { cars, footnote } }: CheckedDealer): Finding[] {
  const open = cars.filter(({ price_type }) => /excl|plus|govt|\+/i.test(price_type ?? ''));
  if (open.length === 0 || footnote !== undefined) return [];
  const text = `is missing, though ${open.length} of ${cars.length} prices exclude charges. Say there which ones.`;
  return [hintAt('site.ts', 'footnote', text)];
}

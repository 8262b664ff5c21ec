import type { PAGE_KEYS } from '#site/content/pages.ts';
import { renderMarkdownTable } from './markdown.ts';

type PageKey = (typeof PAGE_KEYS)['required' | 'optional'][number];

/** The front matter of a text page. */
const FRONT_MATTER = {
  title: ['required', 'The heading of the page and its title in the browser.'],
  description: ['required', 'One sentence for search engines and link previews.'],
  locations: [
    '',
    'Which locations stand under the text: `primary`, `sales`, `service`, `parts`, `service-and-parts`, `all`, or an id.',
  ],
  blocks: [
    '',
    'Named blocks below the text, in order, with commas: `faq:servicing, warranty, payment-methods`.',
  ],
  fold: ['', '`phone` closes the sections of the text on a phone until they are pressed.'],
  form: [
    '',
    'The form below the text: `service`, `parts`, `contact` or another of `src/leads/forms/forms.ts`.',
  ],
  location: ['', 'The id of the location that the form is sent to; without it the visitor chooses.'],
} as const satisfies Record<PageKey, readonly [leftOut: string, sentence: string]>;

/** The placeholders of text pages; a test compares this list with the code that fills them in. */
export const PLACEHOLDER_DOCS: Readonly<Record<string, string>> = {
  name: 'The dealership’s name.',
  description: 'Its sentence for search engines.',
  vehicle: 'The dealer’s word for a vehicle.',
  vehicles: 'The same of several.',
  phone:
    'The number to call: the main one, else that of new or used vehicles, else that of the first location with one.',
  analytics: 'What the privacy policy says about analytics, if there is any.',
  decisions: 'What the privacy policy says about decisions that programs make.',
  'days.enquiry': 'For how many days enquiries are kept.',
  'days.spam': 'For how many days what looks like spam is kept.',
  'links.<key>': 'An address from `links` of site.ts: `[Book now]({links.service})`. In the body only.',
};

/** The section about content/pages. */
export function renderPageReference(): string {
  const keys = Object.entries(FRONT_MATTER).map(([key, [leftOut, sentence]]) => [
    `\`${key}\``,
    leftOut,
    sentence,
  ]);
  const placeholders = Object.entries(PLACEHOLDER_DOCS).map(([name, sentence]) => [
    `\`{${name}}\``,
    sentence,
  ]);
  return `## content/pages/*.md

Text pages in Markdown: \`content/pages/about-us.md\` becomes \`/about-us/\` and replaces the default page at that address.
The file starts with lines of \`key: text\` between two lines of \`---\`.

${renderMarkdownTable(['key', 'default', 'description'], keys)}

These placeholders are filled in wherever they occur in title, description and body:

${renderMarkdownTable(['placeholder', 'stands for'], placeholders)}`;
}

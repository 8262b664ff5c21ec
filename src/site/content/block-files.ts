import { join } from 'node:path';
import * as v from 'valibot';
import { type Claims, type ClaimsName, claimsSchema, getDefaultClaims } from '#domain/blocks/claims.ts';
import { type Faq, faqSchema } from '#domain/blocks/faq.ts';
import { slideSchema } from '#domain/blocks/slide.ts';
import { videoSchema } from '#domain/blocks/video.ts';
import { renderMarkdown } from './markdown.ts';
import { fillPlaceholders, getMarkdownPlaceholderValues, type PlaceholderSource } from './placeholders.ts';
import { collectErrors, readData, readList } from './read-data.ts';

/** The files in content/ that blocks are built from, all of them optional. */
export const BLOCK_FILES = {
  /** The promises of the programme for certified vehicles. */
  certified: claimsSchema,
  /** The promises of a make's service plan. */
  'service-plan': claimsSchema,
  /** The warranty. */
  warranty: claimsSchema,
  /** Groups of questions and answers. */
  faqs: v.array(faqSchema),
  /** Pictures of the promotion slider, 1920 x 540 pixels. */
  slides: v.array(slideSchema),
  /** Videos hosted by a video service. */
  videos: v.array(videoSchema),
} as const satisfies Record<ClaimsName, v.GenericSchema> & Record<string, v.GenericSchema>;

type Files = typeof BLOCK_FILES;

/** The content of the named blocks, from the dealer's files or the default claims. Once the site is loaded, pictures have published addresses. */
export type BlockContent = {
  readonly claims: Readonly<Record<ClaimsName, Claims>>;
  readonly faqs: readonly Faq[];
} & {
  readonly [Name in Exclude<keyof Files, ClaimsName | 'faqs'>]: Readonly<v.InferOutput<Files[Name]>>;
};

/** Reads the block files of `dir`/content. A broken file counts as absent and adds its lines to `problems`. */
export async function readBlockFiles(
  dir: string,
  source: PlaceholderSource,
): Promise<{ blocks: BlockContent; problems: string[] }> {
  const problems: string[] = [];
  const fileOf = (name: keyof typeof BLOCK_FILES) => join(dir, 'content', `${name}.json`);
  const orElse = collectErrors(problems);
  const claimsOf = async (name: ClaimsName): Promise<Claims> =>
    (await orElse(readData(fileOf(name), BLOCK_FILES[name]), undefined)) ??
    getDefaultClaims(name, source.config.country);
  const faqs = await orElse(readList(fileOf('faqs'), BLOCK_FILES.faqs, ['id']), []);
  const answered = faqs.map((group, index) => renderAnswers(`${fileOf('faqs')}: ${index}`, group, source));
  problems.push(...answered.flatMap((group) => group.problems));
  return {
    blocks: {
      claims: {
        certified: await claimsOf('certified'),
        'service-plan': await claimsOf('service-plan'),
        warranty: await claimsOf('warranty'),
      },
      faqs: answered.map(({ faq }) => faq),
      slides: await orElse(readList(fileOf('slides'), BLOCK_FILES.slides, []), []),
      videos: await orElse(readList(fileOf('videos'), BLOCK_FILES.videos, ['id']), []),
    },
    problems,
  };
}

/**
 * Renders the answers of a group to HTML, with the placeholders of pages filled in. `at` is the start of every problem
 * line.
 */
function renderAnswers(
  at: string,
  { id, heading, questions }: v.InferOutput<typeof faqSchema>,
  source: PlaceholderSource,
): { faq: Faq; problems: string[] } {
  const values = getMarkdownPlaceholderValues(source);
  const read = questions.map(({ question, answer }, index) => {
    const filled = fillPlaceholders(answer, values, 1);
    const { html, problems } = renderMarkdown(filled.text, 1);
    return {
      question,
      html,
      problems: [...filled.problems, ...problems].map(
        (problem) => `${at}.questions.${index}.answer: ${problem}`,
      ),
    };
  });
  return {
    faq: { id, heading, questions: read.map(({ question, html }) => ({ question, html })) },
    problems: read.flatMap(({ problems }) => problems),
  };
}

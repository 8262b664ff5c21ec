import { join } from 'node:path';
import * as v from 'valibot';
import { type Claims, type ClaimsName, claimsSchema } from '#domain/blocks/claims.ts';
import { DEFAULT_CLAIMS } from '#domain/blocks/default-claims.ts';
import { type Faq, faqSchema } from '#domain/blocks/faq.ts';
import { type Slide, slideSchema } from '#domain/blocks/slide.ts';
import { type Video, videoSchema } from '#domain/blocks/video.ts';
import { renderMarkdown } from './markdown.ts';
import { getMarkdownPlaceholderValues, type PlaceholderSource } from './placeholder-values.ts';
import { fillPlaceholders } from './placeholders.ts';
import { collectErrors, readData, readList } from './read-data.ts';

/** What the named blocks show, from the dealer's files or the usual claims in their place. */
export interface BlockContent {
  readonly claims: Readonly<Record<ClaimsName, Claims>>;
  readonly faqs: readonly Faq[];
  /** `image` is a published address once the site is loaded, as it is for videos. */
  readonly slides: readonly Slide[];
  readonly videos: readonly Video[];
}

/** The files in content/ that blocks are made from, each of which may be absent. */
export const BLOCK_FILES = {
  /** What the programme of certified vehicles promises. */
  certified: claimsSchema,
  /** What a make's service plan promises. */
  'service-plan': claimsSchema,
  /** What is warranted. */
  warranty: claimsSchema,
  /** Groups of questions and answers. */
  faqs: v.array(faqSchema),
  /** Upright pictures to swipe, 540 by 1920 pixels. */
  slides: v.array(slideSchema),
  /** Films of a video service. */
  videos: v.array(videoSchema),
} as const satisfies Record<ClaimsName, v.GenericSchema> & Record<string, v.GenericSchema>;

/** Reads the files of `dir`/content that blocks are made from. A broken one counts as absent and has its lines in `problems`. */
export async function readBlockFiles(
  dir: string,
  source: PlaceholderSource,
): Promise<{ blocks: BlockContent; problems: string[] }> {
  const problems: string[] = [];
  const fileOf = (name: keyof typeof BLOCK_FILES) => join(dir, 'content', `${name}.json`);
  const orElse = collectErrors(problems);
  const claimsOf = async (name: ClaimsName): Promise<Claims> =>
    (await orElse(readData(fileOf(name), BLOCK_FILES[name]), undefined)) ?? DEFAULT_CLAIMS[name];
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

/** A group with its answers made HTML, with the placeholders of pages filled in. `at`: how lines of mistakes begin. */
function renderAnswers(
  at: string,
  { id, heading, questions }: v.InferOutput<typeof faqSchema>,
  source: PlaceholderSource,
): { faq: Faq; problems: string[] } {
  const words = getMarkdownPlaceholderValues(source);
  const read = questions.map(({ question, answer }, index) => {
    const filled = fillPlaceholders(answer, words, 1);
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

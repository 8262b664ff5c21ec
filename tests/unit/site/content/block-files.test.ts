import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readBlockFiles } from '#site/content/block-files.ts';
import { DEFAULT_CLAIMS, NO_BLOCK_CONTENT } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makeConfig } from './content-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
  await mkdir(join(dir, 'content'));
});

const write = (name: string, content: unknown) =>
  writeFile(join(dir, 'content', `${name}.json`), JSON.stringify(content));
async function read() {
  const { blocks, problems } = await readBlockFiles(dir, { config: makeConfig(), locations: [] });
  return { blocks, problems: problems.map((line) => line.replace(`${dir}/`, '')) };
}

const CLAIMS = { heading: 'Ours', claims: [{ title: 'A', text: 'B' }] };
const SLIDE = { image: 'a.webp', text: 'A' };
const VIDEO = { id: 'yard', title: 'The yard', service: 'vimeo', video: '1' };
const ask = (answer: string) => ({ question: 'Why?', answer });

test('a dealer without files has the default promises and nothing else', async () => {
  expect(await read()).toEqual({ blocks: NO_BLOCK_CONTENT, problems: [] });
});

test.each(['certified', 'service-plan', 'warranty'] as const)(
  'the promises of %s are those of its file, the others the default ones',
  async (name) => {
    await write(name, CLAIMS);
    const { blocks, problems } = await read();
    expect(problems).toEqual([]);
    expect(blocks.claims[name]).toMatchObject(CLAIMS);
    expect({ ...blocks.claims, [name]: null }).toEqual({ ...DEFAULT_CLAIMS, [name]: null });
  },
);

test('slides and videos are in the order of their files; slides may repeat', async () => {
  await write('slides', [SLIDE, { ...SLIDE, text: 'B' }, SLIDE]);
  await write('videos', [VIDEO, { ...VIDEO, id: 'workshop' }]);
  const { blocks, problems } = await read();
  expect(problems).toEqual([]);
  expect(blocks.slides.map(({ text }) => text)).toEqual(['A', 'B', 'A']);
  expect(blocks.videos.map(({ id }) => id)).toEqual(['yard', 'workshop']);
});

describe('questions', () => {
  test('have their answers as HTML, with the placeholders of pages', async () => {
    const questions = [ask('Ask **{name}**.'), { question: 'How?', answer: '[Book]({links.service})' }];
    await write('faqs', [{ id: 'servicing', heading: 'Servicing', questions }]);
    expect(await read()).toEqual({
      blocks: {
        ...NO_BLOCK_CONTENT,
        faqs: [
          {
            id: 'servicing',
            heading: 'Servicing',
            questions: [
              { question: 'Why?', html: '<p>Ask <strong>Example *Star* Motors</strong>.</p>\n' },
              { question: 'How?', html: '<p><a href="/service/">Book</a></p>\n' },
            ],
          },
        ],
      },
      problems: [],
    });
  });

  test('have each mistake of an answer reported with its place', async () => {
    const group = (id: string, ...answers: string[]) => ({ id, heading: 'A', questions: answers.map(ask) });
    await write('faqs', [group('a', 'Yes.'), group('b', 'Yes.', 'Call {nam}\n\nor <b>me</b>', '# No')]);
    const at = 'content/faqs.json: 1.questions';
    expect((await read()).problems).toEqual([
      `${at}.1.answer: line 1: {nam} is not a placeholder. Did you mean {name}?`,
      `${at}.1.answer: line 3: "<b>" is HTML. Write Markdown instead.`,
      `${at}.1.answer: line 3: "</b>" is HTML. Write Markdown instead.`,
      `${at}.2.answer: line 1: "# No" is a second page title. Start headings with ##.`,
    ]);
  });
});

describe('a broken file counts as absent', () => {
  test.each([
    ['warranty', { ...CLAIMS, claims: [] }, 'claims'],
    ['certified', { ...CLAIMS, heading: '' }, 'heading'],
    ['service-plan', { claims: CLAIMS.claims }, 'heading'],
    ['faqs', [{ id: 'a', heading: 'A', questions: [] }], '0.questions'],
    ['faqs', ['a', 'a'].map((id) => ({ id, heading: 'A', questions: [ask('Yes.')] })), '1.id'],
    ['slides', [{ text: 'A' }], '0.image'],
    ['videos', [VIDEO, VIDEO], '1.id'],
  ])('%s.json, with a line: %j', async (name, content, key) => {
    await write(name, content);
    const { blocks, problems } = await read();
    expect(blocks).toEqual(NO_BLOCK_CONTENT);
    expect(problems).toEqual([expect.stringContaining(`content/${name}.json: ${key}`)]);
  });

  test('and the mistakes of all files come together', async () => {
    for (const name of ['certified', 'service-plan', 'warranty', 'faqs', 'slides', 'videos'])
      await write(name, 1);
    expect((await read()).problems).toHaveLength(6);
  });
});

import { describe, expect, test } from 'vitest';
import { LOCATION, makeConfig, makePage, setUpContentFolder } from './content-folder.ts';

const { read, readProblems, write } = setUpContentFolder();

describe('pages', () => {
  test("a dealer's page replaces the default one, with its placeholders filled in", async () => {
    await write('locations.json', [LOCATION]);
    await write(
      'pages/about-us.md',
      makePage(
        'We are {name}, call {phone} about {vehicles} or [book]({links.service}).',
        'title: "Who {name} is"\ndescription: {vehicle} people',
      ),
    );
    const { pages } = await read();
    expect(pages.get('/about-us/')).toEqual({
      path: '/about-us/',
      title: 'Who Example *Star* Motors is',
      description: 'truck people',
      html: '<p>We are Example *Star* Motors, call 07 5550 0100 about trucks or <a href="/service/">book</a>.</p>\n',
      source: 'content/pages/about-us.md',
      indexed: true,
      locations: null,
      blocks: [],
      folds: false,
      form: null,
      location: null,
    });
  });

  test.each(['About Us.md', 'team.markdown', 'photo.jpg', 'Sub/page.md'])(
    '%s is not a valid name for a page',
    async (name) => {
      await write(`pages/${name}`, makePage('Hello'));
      expect(await readProblems()).toEqual([
        `content/pages/${name}: is no name for a page. Name it as its address: lower case words joined by hyphens and .md, such as "about-us.md".`,
      ]);
    },
  );

  test('all mistakes of a page come at once, those of its head first', async () => {
    await write(
      'pages/us.md',
      makePage('{nam}\n\n[a](/fleet/) <b>', 'title: {nam}\ndescription: {nam}\nblocks: faqs\nlayout: wide'),
    );
    const problems = await readProblems(makeConfig({ omitPages: ['/fleet/'] }));
    expect(
      problems.map((line) => line.replace('content/pages/us.md: ', '').split(/ is | links /)[0]),
    ).toEqual([
      'line 5: "layout"',
      'line 2: {nam}',
      'line 3: {nam}',
      'line 7: {nam}',
      'line 9: "<b>"',
      'line 4: blocks:',
      expect.stringMatching(/^links to \/fleet\//),
    ]);
  });
});

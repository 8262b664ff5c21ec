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

  test('a page in a folder has a path with two segments', async () => {
    await write('pages/about/our-team.md', makePage('Hello'));
    expect((await read()).pages.has('/about/our-team/')).toBe(true);
  });

  test.each([
    {
      what: 'a typo in a placeholder',
      body: 'Hello\n\nfrom {nmae}',
      problem: 'line 7: {nmae} is not a placeholder. Did you mean {name}?',
    },
    {
      what: 'a placeholder that resembles none',
      body: '{opening}',
      problem:
        /^line 5: \{opening\} is not a placeholder\. Known: \{name\}, \{description\}, \{vehicle\}, .*\{links\.contact\}\.$/,
    },
    {
      what: 'a placeholder for what the dealer has not',
      body: 'Call {phone}',
      problem: 'line 5: {phone} has no value for this dealer. Write the text without it.',
    },
    { what: 'HTML', body: '<br>', problem: 'line 5: "<br>" is HTML. Write Markdown instead.' },
  ])('$what is a problem with its line', async ({ body, problem }) => {
    await write('pages/us.md', makePage(body));
    expect((await readProblems()).map((line) => line.replace('content/pages/us.md: ', ''))).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });

  test('a placeholder in the title has the line of the title', async () => {
    await write('pages/us.md', makePage('Hello', 'description: D\ntitle: About {nam}'));
    expect(await readProblems()).toEqual([
      'content/pages/us.md: line 3: {nam} is not a placeholder. Did you mean {name}?',
    ]);
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

  test("a dealer's front matter can have the title, the description and the locations to show", async () => {
    await write('pages/us.md', makePage('Hello', 'title: A\ndescription: B\nneeds: stock'));
    expect(await readProblems()).toEqual([
      'content/pages/us.md: line 4: "needs" is not a known key. Known keys: title, description, locations, blocks, fold, form, location.',
    ]);
  });

  test('a page shows locations by a filter or an id, and rejects anything else', async () => {
    await write('locations.json', [LOCATION]);
    const us = (locations: string) => makePage('Hello', `title: A\ndescription: B\nlocations: ${locations}`);
    for (const filter of ['service-and-parts', 'cairns']) {
      await write('pages/us.md', us(filter));
      expect((await read()).pages.get('/us/')?.locations).toBe(filter);
    }
    await write('pages/us.md', us('cains'));
    expect(await readProblems()).toEqual([
      'content/pages/us.md: line 4: locations is "cains", which is not in content/locations.json. Did you mean "cairns"?',
    ]);
  });

  test('a page has its settings and says where it comes from', async () => {
    await write('locations.json', [LOCATION]);
    const settings = 'blocks: warranty\nfold: phone\nform: careers\nlocation: cairns';
    await write('pages/about/us.md', makePage('Hello', `title: A\ndescription: B\n${settings}`));
    const { pages } = await read();
    expect(pages.get('/about/us/')).toMatchObject({
      source: 'content/pages/about/us.md',
      blocks: [{ name: 'warranty', id: null }],
      folds: true,
      form: 'careers',
      location: 'cairns',
    });
    expect(pages.get('/about-us/')?.source).toBe('the default page about-us.md');
  });

  test('names with stars are literal in a text, and plain in a title', async () => {
    await write('pages/us.md', makePage('## {name}', 'title: {name}\ndescription: {name}'));
    expect((await read()).pages.get('/us/')).toMatchObject({
      title: 'Example *Star* Motors',
      description: 'Example *Star* Motors',
      html: '<h2>Example *Star* Motors</h2>\n',
    });
  });

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

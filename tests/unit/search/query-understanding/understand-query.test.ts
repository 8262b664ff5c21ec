import { describe, expect, test, vi } from 'vitest';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';
import { findIdsShownFor, understandSentence } from './sentences/sentence-search.ts';

/** What a text asks for, and what of it was left out. */
async function summarise(typed: string) {
  const { parts, text, unknown } = await understandSentence(typed);
  return {
    understood: parts.map(({ start, end }) => typed.slice(start, end)),
    text,
    unknown: unknown.map((word) => word.text),
  };
}

describe('words are searched for as long as something is found', () => {
  // biome-ignore format: a table reads better in rows
  test.each([
    ['hilux sr5',                 ['hilux'],  'sr5',      [],             'with all of them'],
    ['hilux Unicorn',             ['hilux'],  '',         ['Unicorn'],    'without the one that is in no vehicle'],
    ['unicorn hilux sr5 dragon',  ['hilux'],  'sr5',      ['unicorn', 'dragon'], 'without the two that are in none'],
    ['sr5 wildtrak',              [],         'wildtrak', ['sr5'],        'with the last, where no vehicle has both'],
    ['hilux workmate rogue',      ['hilux'],  'rogue',    ['workmate'],   'with the last, where no vehicle has both'],
    ['hilux sr5 wildtrak',        ['hilux'],  'sr5',      ['wildtrak'],   'with the one that a HiLux has'],
    ['wildtrak hilux',            ['hilux'],  '',         ['wildtrak'],   'with none, where a HiLux has none'],
    ['ute purple',                ['ute'],    '',         ['purple'],     'without a colour that no vehicle has'],
    ['hilux fo',                  ['hilux'],  '',         [],             'without a half typed one, which is not called unknown'],
    ['purple',                    [],         '"purple"', ['purple'],     'nothing was understood, nothing is found'],
    ['unicorn',                   [],         '"unicorn"', ['unicorn'],   'nothing was understood, nothing is found'],
    ['purple unicorn',            [],         '"purple unicorn"', ['purple unicorn'], 'nothing was understood, nothing is found'],
    ['cheap unicorn',             ['cheap'],  '',         ['unicorn'],    'an order was understood'],
    ['sr5 unicorn',               [],         'sr5',      ['unicorn'],    'a word that is found was understood'],
  ])('%s: %j and "%s", not %j (%s)', async (typed, understood, text, unknown) => {
    expect(await summarise(typed)).toEqual({ understood, text, unknown });
  });

  test('a word that is left out is named where it stands, as it was typed', async () => {
    const { unknown } = await understandSentence('Dragon hilux Unicorn sr5');
    expect(unknown).toEqual([
      { start: 0, end: 6, text: 'Dragon' },
      { start: 13, end: 20, text: 'Unicorn' },
    ]);
  });

  test('places are those of the composed text', async () => {
    const { unknown } = await understandSentence('Cafe\u0301s hilux');
    expect(unknown).toEqual([{ start: 0, end: 5, text: 'Cafés' }]);
  });
});

test.each([
  ['small car', 'small', 'a description'],
  ['most economical car', 'economical', 'a description'],
  ['no unicorn', 'unicorn', 'what no vehicle has is not wanted'],
  ['without disco balls', 'disco balls', 'what no vehicle has is not wanted'],
])(
  'all vehicles are shown where nothing but these is said, and what they are is named: %s',
  async (typed, unknown) => {
    expect(await summarise(typed)).toEqual({ understood: [], text: '', unknown: [unknown] });
  },
);

// biome-ignore format: a table reads better in rows
test.each([
    ['hilux "sr5"',             ['hilux'],  '"sr5"',          []],
    ['hilux "sr5" double',      ['hilux'],  '"sr5" double',   []],
    ['"sr5" wildtrak',          [],         '"sr5"',          ['wildtrak']],
    ['unicorn "sr5"',           [],         '"sr5"',          ['unicorn']],
    ['hilux -"sr5"',            ['hilux'],  '-"sr5"',         []],
    ['hilux "nothing"',         ['hilux'],  '"nothing"',      []],
    ['"nothing"',               [],         '"nothing"',      []],
    ['hilux "nothi',            ['hilux'],  '',               []],
    ['hilux sr5 "nothi',        ['hilux'],  'sr5',            []],
    ['wildtrak hilux "nothi',   ['hilux'],  '',               ['wildtrak']],
    ['wildtrak hilux "sr5" "n', ['hilux'],  '"sr5"',          ['wildtrak']],
  ])('quoted texts: %s: what is closed stays, and what is open only while it is found', async (typed, understood, text, unknown) => {
    expect(await summarise(typed)).toEqual({ understood, text, unknown });
  });

describe('a last part that excludes everything may be half typed', () => {
  // biome-ignore format: a table reads better in rows
  test.each([
    ['ute 1990',              ['ute'],                      ''],
    ['ute 1990 ',             ['ute'],                      ''],
    ['ute 1990 o',            ['ute'],                      'o'],
    ['ute 1990 o ',           ['ute'],                      'o'],
    ['ute 1990 or n',         ['ute'],                      'n'],
    ['ute 1990 or',           ['ute'],                      ''],
    ['ute 1990 an',           ['ute'],                      ''],
    ['hilux sr5 1990',        ['hilux'],                    'sr5'],
    ['white or red ute 1990', ['white', 'red', 'ute'],      ''],
  ])('%s', async (typed, understood, text) => {
    expect(await summarise(typed)).toEqual({ understood, text, unknown: ['1990'] });
  });

  test.each([
    ['hilux wildtrak 1990', ['wildtrak 1990']],
    ['hilux 1990 or wildtrak', ['1990', 'wildtrak']],
  ])('%s: what is left out is in the order of the text', async (typed, unknown) => {
    expect(await summarise(typed)).toEqual({ understood: ['hilux'], text: '', unknown });
  });

  test.each([
    ['ute under 5k', ['ute', 'under 5k']],
    ['under 5k ute', ['under 5k', 'ute']],
    ['diesel convertible', ['diesel', 'convertible']],
    ['convertible diesel', ['convertible', 'diesel']],
    ['ute 1990 or older', ['ute', '1990 or older']],
  ])('%s is finished, in whatever order', async (typed, understood) => {
    expect(await summarise(typed)).toMatchObject({ understood, unknown: [] });
  });

  test('the filters of the other parts stay', async () => {
    expect(await understandSentence('white or silver ute over 20k under 40k 1990')).toMatchObject({
      refinementList: { colour: ['White', 'Silver'], body: ['ute'] },
      range: { price: '20000:40000' },
    });
    expect((await understandSentence('ute over 20k 1990')).range).toEqual({ price: '20000:' });
  });
});

describe('of several orders or places, the last is meant', () => {
  test.each([
    ['cheap newest ute', 'year:desc'],
    ['newest cheap ute', 'price:asc'],
    ['cheap ute', 'price:asc'],
    ['ute', ''],
  ])('%s is ordered by "%s"', async (typed, sortBy) => {
    expect((await understandSentence(typed)).sortBy).toBe(sortBy);
  });

  test.each([
    ['ute near me near 4870', '4870'],
    ['ute near 4870 near me', true],
    ['ute near me white', true],
    ['ute', false],
  ])('%s is near %s', async (typed, near) => expect((await understandSentence(typed)).near).toBe(near));
});

describe('vehicles are counted', () => {
  const stock = makeVocabulary();
  const understandWith = (typed: string, found: Readonly<Record<string, number>>) => {
    const count = vi.fn(async (searches: readonly IndexUiState[]) =>
      searches.map(({ query = '' }) => found[query] ?? 0),
    );
    return { count, understanding: understandQuery(typed, { ...stock }, count) };
  };

  test('once, for the whole text and each of its words, where the whole finds some', async () => {
    const found = { 'sr5 "unicorn"': 1 };
    const { count, understanding } = understandWith('hilux sr5 and unicorn under 40k', found);
    expect(await understanding).toMatchObject({ text: 'sr5 "unicorn"', unknown: [] });
    const filters = { refinementList: { make_or_model: ['Toyota:HiLux'] }, range: { price: ':40000' } };
    expect(count).toHaveBeenCalledExactlyOnceWith([
      { ...filters, query: 'sr5 "unicorn"' },
      { refinementList: {}, range: {}, query: 'sr5' },
      { refinementList: {}, range: {}, query: '"unicorn"' },
    ]);
  });

  test('words that are certain come before one that may be half typed', async () => {
    const { understanding } = understandWith('gxl and unicorn and toyo', { gxl: 1, toyo: 1 });
    expect(await understanding).toMatchObject({ text: 'gxl', unknown: [{ text: 'unicorn' }] });
  });

  test('all words that are found come before one of them', async () => {
    const { understanding } = understandWith('sr5 unicorn gxl', { sr5: 1, gxl: 1, 'sr5 gxl': 1 });
    expect(await understanding).toMatchObject({ text: 'sr5 gxl', unknown: [{ text: 'unicorn' }] });
  });

  test('where no count comes back, nothing is left out', async () => {
    const understanding = await understandQuery('hilux unicorn', { ...stock }, async () => []);
    expect(understanding).toMatchObject({ text: '"unicorn"', unknown: [] });
  });
});

// biome-ignore format: a table reads better in rows
test.each([
    ['disco ball hilux',      ['disco ball'],             'neither is in the stock'],
    ['bull bar hilux',        ['bull bar'],               'one is in features alone'],
    ['kia stinger gt',        ['stinger gt'],             'what follows a known name belongs to it'],
    ['unicorn sr5',           ['unicorn'],                'a badge is a name of its own'],
    ['unicorn and dragon ute', ['unicorn', 'dragon'],     'a filler stands between them'],
    ['ute with p-plater friendly', ['p-plater friendly'], 'hyphens are part of them'],
    ['suv for 3 unicorns',    ['3 unicorns'],             'a number counts what follows it'],
  ])('words that belong together are one thing to look for: %s: %j (%s)', async (typed, unknown) => {
    expect((await summarise(typed)).unknown).toEqual(unknown);
  });

test.each([
  ['ranger wildtrack', 'wildtrak'],
  ['ranger wilftrak', 'wildtrak'],
  ['ranger WILDTRAK', 'WILDTRAK'],
])('%s is searched for by "%s"', async (typed, text) => {
  expect((await understandSentence(typed)).text).toBe(text);
});

describe('a make or a body that is not in stock leads to its own page', () => {
  test.each([
    ['ferrari', { make_or_model: ['Ferrari'] }],
    ['a bus please', { body: ['bus'] }],
  ])('%s', async (typed, refinementList) => {
    expect(await understandSentence(typed)).toMatchObject({ refinementList, text: '', unknown: [{}] });
  });

  test.each([
    ['red ferrari', { colour: ['Red'] }],
    ['patrol', {}],
    ['ferrari unicorn', {}],
  ])('but not %s', async (typed, refinementList) => {
    expect((await understandSentence(typed)).refinementList).toEqual(refinementList);
  });
});

test.each([
  ['leather', ['Leather seats'], ''],
  ['leather and sunroof', ['Leather seats'], '"Sunroof"'],
  ['leather or sunroof', ['Leather seats', 'Sunroof'], ''],
  ['leather or sunroof with bluetooth', ['Leather seats', 'Sunroof'], '"Bluetooth"'],
])('features: %s', async (typed, filtered_features, text) => {
  const understood = await understandSentence(typed);
  expect(understood).toMatchObject({ refinementList: { filtered_features }, text, unknown: [] });
});

describe('the order of words never changes the result', () => {
  test.each([
    [['diesel', 'wagon', 'automatic']],
    [['ute', 'under 5k', '2wd']],
    [['7 seater', 'tow 3t', 'white']],
    [['suv', 'sunroof', 'leather', 'under 50k']],
    [['hatch', 'not mazda', 'under $150 a week']],
    [['bull bar', 'ranger', '4x4']],
    [['4870', 'unicorn', 'low kms', 'ute']],
    [['1990', 'ute', 'diesel']],
  ])('%j', async (words) => {
    const results = await Promise.all(
      permute(words).map(async (order) => {
        const understood = await understandSentence(order.join(' '));
        const { sortBy, near, unknown } = understood;
        const shown = [...findIdsShownFor(understood)].sort();
        return { shown, unknown: unknown.map(({ text }) => text), sortBy, near };
      }),
    );
    for (const result of results) expect(result).toEqual(results[0]);
  });

  function permute(words: readonly string[]): string[][] {
    if (words.length === 0) return [[]];
    return words.flatMap((word, index) => permute(words.toSpliced(index, 1)).map((rest) => [word, ...rest]));
  }
});

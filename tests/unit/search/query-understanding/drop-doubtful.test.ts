import { expect, test } from 'vitest';
import { listParts } from './read-text.ts';

// biome-ignore format: a table reads better in rows
test.each([
  ['white corvette',        ['white'],                   'a known name casts no doubt'],
  ['corvette white',        ['white'],                   'a known name casts no doubt'],
  ['white quokka',          [],                          'the quokka is unknown'],
  ['white auto climate',    [],                          'one doubtful word casts doubt on the word before it'],
  ['new white auto climate', [],                         'one doubtful word casts doubt on all words before it'],
  ['climate auto white',    [],                          'one doubtful word casts doubt on the word after it'],
  ['near new',              [],                          'a hedge'],
  ['as new hilux',          ['hilux'],                   'a hedge'],
  ['white tow bar',         ['tow bar'],                 'the tow bar may be white'],
  ['tow bar white',         ['tow bar', 'white'],        'what comes after a feature is not its colour'],
  ['black edition',         [],                          'a badge'],
  ['not black edition',     [],                          'a badge'],
  ['black ranger',          ['black', 'ranger'],         'a name of the stock casts no doubt'],
  ['white sr5',             ['white'],                   'a badge of the stock casts no doubt'],
  ['diesel corvette',       ['diesel'],                  'a fuel means nothing else'],
  ['small white suv',       ['white', 'suv'],            'a description casts no doubt'],
  ['turbo auto suv',        ['auto', 'suv'],             'a description casts no doubt'],
  ['white and sr5',         ['white'],                   'a filler casts no doubt'],
  ['4 door white sedan',    ['white', 'sedan'],          'a measure casts no doubt'],
  ['white 4 door sedan',    ['white', 'sedan'],          'a measure casts no doubt'],
  ['6-speed auto',          ['auto'],                    'a measure casts no doubt'],
  ['1 owner white hilux',   ['white', 'hilux'],          'a measure casts no doubt'],
  ['2.0l silver golf',      ['silver', 'golf'],          'a measure casts no doubt'],
  ['150kw auto',            ['auto'],                    'a measure casts no doubt'],
  ['auto, not a corvette',  ['auto'],                    'a negation casts no doubt'],
  ['4x doors white',        [],                          'no measure'],
])('%s means %j: %s', (text, parts) => {
  expect(listParts(text)).toEqual(parts);
});

test.each([
  ['under 2020', [], 'a year or dollars'],
  ['hilux under 2020', ['hilux'], 'a year or dollars'],
  ['hilux to 40k', ['hilux', '40k'], 'certainly dollars'],
  ['over 40k 2020', ['over 40k', '2020'], 'the word belongs to the price'],
  ['hilux 2020', ['hilux', '2020'], 'a year'],
])('a year after a word for an amount: %s means %j, %s', (text, parts) => {
  expect(listParts(text)).toEqual(parts);
});

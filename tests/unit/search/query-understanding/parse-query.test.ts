import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery } from '#search/query-understanding/parse-query.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { searchUrl } from '#search/state/url.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';

const stock = makeVocabulary();
/** The same stock in a vocabulary of its own for each text: a dictionary that is kept would hide what builds it. */
const parse = (text: string) => parseQuery(text, { ...stock });
const slugs = buildSlugTable(
  [...stock.values.make_model.keys()].map((value) => {
    const [make = '', model = ''] = value.split(':');
    return { make, model };
  }),
);

/** What a text becomes, as the address of its search: the shortest way to say exact filters. */
function address(text: string): string {
  const understood = parse(text);
  return understood
    ? decodeURIComponent(searchUrl({ ...understood, query: understood.rest }, slugs))
    : 'text';
}

describe('plain words become filters that the stock has cars for', () => {
  // biome-ignore format: a list reads better in rows
  test.each([
    // makes and models, however they are spaced
    ['toyota',                              '/search/toyota/'],
    ['Toyota HiLux',                        '/search/toyota/hilux/'],
    ['hilux',                               '/search/toyota/hilux/'],
    ['hi lux',                              '/search/toyota/hilux/'],
    ['land cruiser',                        '/search/toyota/landcruiser/'],
    ['prado',                               '/search/toyota/landcruiser-prado/'],
    ['landcruiser prado',                   '/search/toyota/landcruiser-prado/'],
    ['rav 4',                               '/search/toyota/rav4/'],
    ['mazda 3',                             '/search/mazda/3/'],
    ['mazda3',                              '/search/mazda/3/'],
    ['cx5',                                 '/search/mazda/cx-5/'],
    ['bt50 or ranger',                      '/search/?make_model=Ford:Ranger&make_model=Mazda:BT-50'],
    ['i30',                                 '/search/hyundai/i30/'],
    ['ioniq 5',                             '/search/hyundai/ioniq-5/'],
    ['toyota 86',                           '/search/toyota/86/'],
    ['peugeot 2008',                        '/search/peugeot/2008/'],
    ['lexus is',                            '/search/lexus/is/'],
    ['vw golf',                             '/search/volkswagen/golf/'],
    ['merc c class',                        '/search/mercedes-benz/c-class/'],
    ['Land Rover Discovery Sport',          '/search/land-rover/discovery-sport/'],
    ['landrover',                           '/search/land-rover/'],
    ['isuzu ute',                           '/search/isuzu/?body=ute'],
    ['mini cooper',                         '/search/mini/cooper/'],
    ['mini van',                            '/search/mini/?body=van'],
    ['minivan',                             '/search/people-mover-cars/'],
    // bodies, as Australians call them
    ['ute',                                 '/search/ute-cars/'],
    ['SUVs',                                '/search/suv-cars/'],
    ['people mover',                        '/search/people-mover-cars/'],
    ['hatchback',                           '/search/?body=hatch&body=hatchback'],
    ['station wagon',                       '/search/?body=stationWagon&body=wagon'],
    ['convertible',                         '/search/convertible-cars/'],
    // condition
    ['new',                                 '/search/new-cars/'],
    ['demo',                                '/search/demo-cars/'],
    ['second hand utes',                    '/search/used-cars/?body=ute'],
    ['new or demo suv',                     '/search/new-and-demo-cars/?body=suv'],
    // gearbox, fuel, wheels, seats
    ['4wd diesel',                          '/search/?drive=4x4&fuel=Diesel'],
    ['awd',                                 '/search/?drive=AWD'],
    ['manual coupe',                        '/search/coupe-cars/?transmission=Manual'],
    ['plug-in hybrid suv',                  '/search/suv-cars/?fuel=Plug-in+Hybrid'],
    ['phev',                                '/search/?fuel=Plug-in+Hybrid'],
    ['ev',                                  '/search/?fuel=Electric'],
    ['7 seater hybrid nsw',                 '/search/?fuel=Hybrid&seats=7&seats=8&state=nsw'],
    ['seven seats',                         '/search/?seats=7&seats=8'],
    ['8-seater',                            '/search/?seats=8'],
    ['2wd',                                 '/search/?drive=FWD&drive=RWD'],
    // what somebody does not want
    ['not diesel',                          '/search/?fuel=Electric&fuel=Hybrid&fuel=LPG&fuel=Petrol&fuel=Plug-in+Hybrid'],
    // typing mistakes
    ['hillux',                              '/search/toyota/hilux/'],
    ['toyotas',                             '/search/toyota/'],
    // colours and places
    ['white auto ute under 40k',            '/search/ute-cars/?colour=White&price=:40000&transmission=Automatic'],
    ['gray hatch',                          '/search/?body=hatch&body=hatchback&colour=Grey'],
    ['red or blue sedan',                   '/search/sedan-cars/?colour=Blue&colour=Red'],
    ['petrol suv brisbane',                 '/search/suv-cars/?city=Brisbane&fuel=Petrol'],
    ['ute in queensland',                   '/search/ute-cars/?state=qld'],
    // money
    ['under $30,000',                       '/search/?price=:30000'],
    ['< 30k',                               '/search/?price=:30000'],
    ['less than 25000 dollars suv',         '/search/suv-cars/?price=:25000'],
    ['suv over $20k',                       '/search/suv-cars/?price=20000:'],
    ['$20k+ ute',                           '/search/ute-cars/?price=20000:'],
    ['20-40k',                              '/search/?price=20000:40000'],
    ['between $20,000 and $40,000',         '/search/?price=20000:40000'],
    ['$40,000 to $20,000',                  '/search/?price=20000:40000'],
    ['over 20k under 40k ute',              '/search/ute-cars/?price=20000:40000'],
    ['40 grand or less',                    '/search/?price=:40000'],
    ['under 40 grand',                      '/search/?price=:40000'],
    ['40k',                                 '/search/?price=:40000'],
    ['$30,000',                             '/search/?price=:30000'],
    ['under 40',                            '/search/?price=:40000'],
    ['around 30k',                          '/search/?price=27000:33000'],
    // kilometres
    ['less than 50,000 km',                 '/search/?km=:50000'],
    ['under 50k kms',                       '/search/?km=:50000'],
    ['hilux under 100 000km',               '/search/toyota/hilux/?km=:100000'],
    ['50,000 km or less',                   '/search/?km=:50000'],
    ['10,000 to 50,000 km',                 '/search/?km=10000:50000'],
    // years
    ['hilux 2020 auto',                     '/search/toyota/hilux/?transmission=Automatic&year=2020:2020'],
    ['2018 to 2021',                        '/search/?year=2018:2021'],
    ['2018-2021 suv',                       '/search/suv-cars/?year=2018:2021'],
    ['2019 onwards',                        '/search/?year=2019:'],
    ['2019+',                               '/search/?year=2019:'],
    ['from 2019 ute',                       '/search/ute-cars/?year=2019:'],
    ['newer than 2019',                     '/search/?year=2020:'],
    ['ute before 2015',                     '/search/ute-cars/?year=:2014'],
    ['2015 or older',                       '/search/?year=:2015'],
    ['2018 or 2019 hilux',                  '/search/toyota/hilux/?year=2018:2019'],
    ['2020 or 2018 to 2021 or 2022 ute',    '/search/ute-cars/?year=2018:2022'],
    // what is not certain stays text beside what is
    ['2018 or 2021 hilux',                  '/search/toyota/hilux/?query=2018+or+2021'],
    ['white leather',                       '/search/?filtered_features=Leather+seats&query=white'],
    ['suv without tow bar',                 '/search/suv-cars/?query=without+tow+bar'],
    ['hilux over 40k under 20k',            '/search/toyota/hilux/?query=over+40k+under+20k'],
    ['2018 hilux from 2020',                '/search/toyota/hilux/?query=2018+from+2020'],
    ['белый toyota',                        '/search/toyota/?query=белый'],
    ['toyota हिलक्स',                          '/search/toyota/?query=हिलक्स'],
    ['hilux sr5 auto',                      '/search/toyota/hilux/?query=sr5&transmission=Automatic'],
    ['hilux auto sr5',                      '/search/toyota/hilux/?query=sr5&transmission=Automatic'],
    ['landcruiser 300',                     '/search/toyota/landcruiser/?query=300'],
    ['ranger black edition',                '/search/ford/ranger/?query=black+edition'],
    ['black ranger',                        '/search/ford/ranger/?colour=Black'],
    ['suv white leather seats',             '/search/suv-cars/?filtered_features=Leather+seats&query=white'],
    ['ute with tow bar',                    '/search/ute-cars/?filtered_features=Tow+bar'],
    ['Kluger GXL under 500 a month',        '/search/toyota/kluger/?query=GXL+under+500+a+month'],
    ['looking for a white ute in Cairns with under 50,000 km', '/search/ute-cars/?city=Cairns&colour=White&km=:50000'],
  ])('%s -> %s', (text, expected) => {
    expect(address(text)).toBe(expected);
  });
});

describe('what is not certain stays text', () => {
  test.each([
    ['', 'nothing was typed'],
    ['86', 'a number may be a model, a year or a badge'],
    ['300', 'a number'],
    ['2008', 'a model of this yard is called so'],
    ['under 2020', 'a year or dollars'],
    ['under 500 a month', 'a repayment'],
    ['under 2,000 kg', 'a weight'],
    ['under warranty', 'no number'],
    ['is', 'a word, though a Lexus is called so'],
    ['orange', 'a colour and a town of this yard'],
    ['corvette', 'not in stock'],
    ['under 4', 'on the way to 40k'],
    ['pink', 'not in stock'],
    ['gold', 'a colour, not a misspelt Golf'],
    ['9 seater', 'not in stock'],
    ['tas', 'not in stock'],
    ['near new', 'says something else than new'],
    ['new tyres', 'the tyres are new, not the car'],
    ['black edition', 'the badge of a Ranger'],
    ['auto climate control', 'climate control'],
    ['over 40k under 20k', 'a contradiction'],
    ['S123456', 'a stock number'],
  ])('%s (%s)', (text) => {
    expect(parse(text)).toBeUndefined();
  });
});

test('whatever is typed, the reading ends and what stays text was typed', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'under',
      '$',
      '40k',
      'white',
      'hilux',
      '2020',
      'to',
      '-',
      'km',
      'not',
      'ü',
      '<',
      '7',
      'seater',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ');
      const rest = parse(text)?.rest ?? '';
      for (const part of rest.split(/\s+/).filter(Boolean)) expect(text.normalize('NFC')).toContain(part);
    }),
  );
});

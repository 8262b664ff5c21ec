import { expect, test } from 'vitest';
import { tradeInFaq } from '#features/valuation/trade-in-faq.ts';

const config = (over: object) =>
  ({ provider: 'demo', variant: 'seven-years', save: false, ...over }) as const;
const text = (questions: ReturnType<typeof tradeInFaq>) => questions.map(({ html }) => html).join(' ');

test.each([
  ['7 years', config({})],
  ['10 years', config({ variant: 'ten-years' })],
])('no online estimate for cars over %s or 100,000 km', (years, valuation) => {
  const [online] = tradeInFaq(valuation, 'car');
  expect(online?.question).toBe('Can I get an estimate for my car online?');
  expect(online?.html).toContain(`over ${years} old or has done over 100,000 km`);
});

test('the two variants differ in nothing else', () => {
  const [one, two] = [config({}), config({ variant: 'ten-years' })].map((valuation) =>
    text(tradeInFaq(valuation, 'car')),
  );
  expect(two).toBe(one?.replace('over 7 years', 'over 10 years'));
});

test.each([[false] as const, [config({ provider: 'team' })]])(
  'where nothing is priced online (%o) no limits are told',
  (valuation) => expect(text(tradeInFaq(valuation, 'truck'))).not.toMatch(/100,000|years old|\bcar\b/),
);

test.each([
  '7 days from the day we give it',
  'subject to an inspection, and we may revise or withdraw it',
  'a letter from your lender with the balance',
  'to the lender first, and any surplus to you by direct credit',
  'stolen or written off',
  'major accident repair',
  'major mechanical defects',
  'service history or logbooks are missing',
  'hail damage or a hail repair',
])('every variant says: %s', (words) => expect(text(tradeInFaq(config({}), 'car'))).toContain(words));

test('the questions are asked about the word of the dealer', () => {
  expect(tradeInFaq(false, 'truck').map(({ question }) => question)).toEqual([
    'Can I get an estimate for my truck online?',
    'How long is an estimate valid?',
    'Is the estimate the final price?',
    'What if I still owe finance on it?',
    'What would make my truck fail the inspection?',
    'What should I bring to the inspection?',
  ]);
});

test('what would make an inspection fail is a list', () => {
  const html = tradeInFaq(config({}), 'car')[4]?.html;
  expect(html?.match(/<li>/g)).toHaveLength(5);
  expect(html).toMatch(/^<p>Any of these:<\/p><ul><li>It was stolen or written off<\/li>.*<\/ul>$/);
});

test('a dealer that prices nothing online asks for the details', () => {
  expect(tradeInFaq(config({ provider: 'team' }), 'truck')[0]?.html).toBe(
    "<p>We price each truck after an inspection. Send us the details and we'll book you in.</p>",
  );
});

test('visitors bring four things', () => {
  expect(text(tradeInFaq(false, 'car'))).toContain(
    'Your rego papers, driver licence, logbook with the service history, and every key.',
  );
});

import { describe, expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const page = (matter: string, body = 'Hello.') =>
  `---\ntitle: Us\ndescription: All of us\n${matter}\n---\n${body}\n`;
const places = [
  makeLocation({ id: 'mareeba' }),
  makeLocation({ id: 'workshop', name: 'Example Tully Service', location_type: 'service' }),
  makeLocation({
    id: 'other',
    name: 'Example Ingham Service',
    location_type: 'service',
    address: { street: '2 Example Street', city: 'Ingham' },
  }),
  makeLocation({
    id: 'third',
    name: 'Example Atherton',
    address: { street: '3 Example Street', city: 'Atherton' },
  }),
];
const faqs = [
  {
    id: 'servicing',
    heading: 'About servicing',
    questions: [{ question: 'How long?', answer: 'Ask **{name}**, or [book]({links.service}).' }],
  },
  { id: 'buying', heading: 'About buying', questions: [{ question: 'How much?', answer: 'A <lot.' }] },
];
const figures = { interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 229, disclaimer: 'Of the lender.' };
const files = {
  'content/locations.json': JSON.stringify(places),
  'content/faqs.json': JSON.stringify(faqs),
  'content/videos.json': JSON.stringify([
    { id: 'tour', title: 'A tour', service: 'vimeo', video: '42', image: 'tour.webp' },
  ]),
  'content/slides.json': JSON.stringify([
    { image: 'tour.webp', text: 'Runout prices', link: '/search/' },
    { image: 'tour.webp', text: 'Open on Sunday' },
  ]),
  'content/service-bookings.json': JSON.stringify([
    { name: 'Example Tully', make: 'Toyota', url: 'https://book.example.com/toyota' },
    { name: 'Example Ingham', make: 'Lada Niva', url: 'https://book.example.com/niva' },
  ]),
  'content/certified.json': JSON.stringify({
    heading: 'Our own programme',
    claims: [{ title: '120 points', text: 'All have.', warrantyFrom: '2020-09-01' }],
    link: '/warranty/',
  }),
  'content/pages/every.md': page(
    'blocks: [faq:servicing, certified, service-plan, payment-methods, banner, promotion-slider, video:tour, chat, locations:service]',
  ),
  'content/pages/book-at-tully.md': page('form: service\nlocation: workshop'),
  'content/pages/folding.md': page('fold: phone', 'First.\n\n## One\n\nA.\n\n## Two\n\nB.'),
  'assets/tour.webp': 'not really a picture',
};
const cars = [
  makeCar({ id: 'young', year: 2024, price: 30_000, finance_lenders: { Taurus: figures, Manual: figures } }),
  makeCar({ id: 'old', year: 2009, price: 9000, finance_lenders: { Taurus: figures, Manual: figures } }),
];
const site = {
  chat: { object: 'ExampleChat' },
  home: {
    heading: '{count} {vehicles}',
    blocks: ['warranty', 'faq'],
    sellingPoints: [{ title: 'Open late', text: 'Until 8pm on Thursdays.' }],
    people: [{ name: 'Pat Quill', role: 'Sales', text: 'Knows every car.' }],
  },
  pageBlocks: { '/capped-price-servicing/': ['service-plan'] },
  pagePhotos: { '/careers/': 'tour.webp' },
  finance: { offerEnds: '2027-06-30' },
};

describe('the blocks of a dealer', () => {
  const dealer = buildDealer({ slug: 'blocks', site, cars, files }, now);

  test('follow the text in the order that the page lists them', async () => {
    const text = await dealer.text('every');
    const order = [
      'Hello.',
      'About servicing',
      'Our own programme',
      'Service plan',
      'We accept',
      'See our latest offers',
      'Promotions',
      'A tour',
      'Chat with us',
      'Our Locations',
    ];
    const found = [...text.matchAll(new RegExp(order.join('|'), 'g'))].map(([words]) => words);
    expect([...new Set(found)]).toEqual(order);
  });

  test('the page about the dealer has its selling points and its people; a page may have a photo', async () => {
    const about = await dealer.text('about-us');
    expect(about).toMatch(
      /2 cars in stock 3 locations Why .* Open late Until 8pm on Thursdays\. .*Pat Quill Sales Knows every car\./,
    );
    expect(await dealer.html('careers')).toMatch(
      /<div class="photo text-head__photo">\s*<img src="[^"]*tour/,
    );
    expect(await dealer.html('service')).not.toContain('text-head__photo');
  });

  test('questions start closed, and their Markdown answers have placeholders filled in', async () => {
    const html = await dealer.html('every');
    expect(html).toMatch(/<details>\s*<summary>How long\?<\/summary>/);
    expect(html).toContain('Ask <strong>Plain Motors</strong>, or <a href="/service/">book</a>.');
    expect(html).not.toContain('How much?');
    expect(html).toContain('"@type":"FAQPage"');
    expect(await dealer.html('')).toContain('A &lt;lot.');
  });

  test("a dealer's own claims replace the defaults, and dates are written out", async () => {
    expect(await dealer.text('every')).toContain(
      'Our own programme 120 points All have. For warranty starts on or after 1 September 2020. Our own programme: find out more',
    );
  });

  test('the service plan states the manufacturer’s terms and when they start', async () => {
    expect(await dealer.text('capped-price-servicing')).toContain(
      "Flat-price servicing One flat price for each of the first 5 services, up to 5 years or 75,000 km. 6 years or 150,000 km warranty Your new vehicle is covered for 6 years or 150,000 km. For warranty starts on or after 1 January 2019. Up to 7 years roadside assistance 13 months' initial cover, reset at each scheduled service. For warranty starts on or after 1 September 2020.",
    );
  });

  test('accepted payment methods are named for visitors who cannot see the logos', async () => {
    expect(await dealer.text('every')).toContain('We accept Mastercard Visa Maestro Google Pay Apple Pay');
  });

  test('a video is a picture that links to its service, and its player is not in the HTML', async () => {
    const html = await dealer.html('every');
    expect(html).toContain('href="https://vimeo.com/42"');
    expect(html).toMatch(/"https:\/\/player\.vimeo\.com\/video\/42\?/);
    expect(html).not.toContain('<iframe');
  });

  test('slides are 1920 × 540 (T-91), show their text and link only where configured', async () => {
    const html = await dealer.html('every');
    expect(html.match(/<img[^>]*width="1920" height="540"/g)).toHaveLength(2);
    expect(html).toMatch(/<a class="slide plain" href="\/search\/">/);
    expect(html).toMatch(/<div class="slide plain">[^<]*<img[^>]*>\s*<span[^>]*>Open on Sunday/);
  });

  test('the chat button waits for its provider', async () => {
    expect(await dealer.html('every')).toMatch(/"ExampleChat".*?<a class="btn" href="\/contact\/" hidden/s);
  });

  test('the home page shows the blocks it lists', async () => {
    const text = await dealer.text('');
    expect(text).toContain('3 year standard warranty');
    expect(text).toContain('3 year mechanical protection plan');
    expect(text).toContain('How much?');
  });

  test('the contact details have the first location, and the others folded', async () => {
    expect(await dealer.html('about-us')).toMatch(
      /id="reach".*Example Mareeba\s*<.*<details>\s*<summary>2 more locations<.*Example Ingham .*Example Atherton /s,
    );
  });

  test('the service page links to the booking pages of each make, below its form', async () => {
    const text = await dealer.text('service');
    expect(text).toMatch(
      /Request a booking Book online by make Toyota Example Tully Lada Niva Example Ingham /,
    );
    const html = await dealer.html('service');
    expect(html).toContain('href="https://book.example.com/niva"');
    expect(html, 'a make without a logo is no letters').not.toContain('<i class="mark"');
  });

  test('a workshop page has a form sent to that workshop, without a location choice or other booking pages', async () => {
    const html = await dealer.html('book-at-tully');
    expect(html).toContain('<input type="hidden" name="location" value="workshop"/>');
    expect(html).not.toContain('book.example.com');
    expect(await dealer.html('service')).toMatch(/<select[^>]* name="location"/);
  });

  test('text sections fold, and are open by default', async () => {
    const html = await dealer.html('folding');
    expect(html.split('<footer')[0]?.match(/<details open>/g)).toHaveLength(2);
    expect(await dealer.text('folding')).toContain('First. One A. Two B.');
    for (const path of ['finance', 'terms-and-conditions'])
      expect(await dealer.html(path)).toMatch(/<details open>/);
  });

  test.each([
    { car: 'young', end: '21 December 2026', basis: true },
    { car: 'old', end: '30 June 2027', basis: false },
  ])("the lender's terms are shown with its figures: $car until $end", async ({ car, end, basis }) => {
    const path = cars.find(({ id }) => id === car)?.slug;
    const text = await dealer.text(`cars/${path}`);
    expect(text).toContain(`Of the lender. Offer valid until ${end} `);
    expect(text.includes('Assumes a deposit of 10%.')).toBe(basis);
    expect(text).toContain('$30,000 over 5 years. WARNING: This comparison rate is true only');
    expect(text).toContain('a guide, not an offer of finance or a binding quote');
  });
});

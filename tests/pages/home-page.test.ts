import { describe, expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { DEFAULT_WEEK, makeLocation } from '#tests/support/factories/make-location.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

/** A Saturday, 20:00 in Brisbane. */
const now = new Date('2026-11-21T10:00:00Z');
const places = ['Mareeba', 'Tully'].map((city) =>
  makeLocation({
    id: city,
    name: `Plain ${city}`,
    address: { city },
    contact_detail: { opening_hours: [...DEFAULT_WEEK] },
  }),
);
const cars = [
  ...Array.from({ length: 10 }, (_, n) =>
    makeCar({
      id: `ute-${n}`,
      make: 'Toyota',
      model: 'HiLux',
      simple_body: 'ute',
      car_type: n < 3 ? 'new' : 'used',
      price: 50_000 + n,
      created_at: `2026-10-${10 + n}T00:00:00Z`,
      location_id: n < 8 ? 'Mareeba' : 'Tully',
    }),
  ),
  makeCar({ id: 'bus', make: 'Kia', model: 'Carnival', simple_body: 'peopleMover', location_id: 'Tully' }),
  makeCar({ id: 'gone', make: 'Kia', model: 'Rio', sold: true, created_at: '2026-11-01T00:00:00Z' }),
];
const home = {
  heading: '{count} {vehicles} on two yards',
  tagline: 'One price on each.',
  sellingPoints: [
    { title: 'We buy cars', text: 'Fairly.', link: { label: 'Sell yours', href: '/sell-your-car/' } },
    { title: 'We fly cars', text: 'Rarely.', link: { label: 'Fly one', href: '/search/demo-cars/' } },
  ],
  people: [{ name: 'Tarni Walsh', role: 'Sales manager' }],
};
const reviews = [{ id: '1', customer_name: 'Marnie T.', rating: 5, text: 'Good people.' }];
const files = {
  'content/locations.json': JSON.stringify(
    places.map((place) => ({ ...place, average_rating: 4.8, review_count: 6 })),
  ),
  'content/reviews.json': JSON.stringify(reviews),
};

/** The opening lines of a page, and those that stay as the build wrote them: without moments or a line to share them. */
function findOpeningLines(html: string) {
  const lines = html.match(/<\w+ class="open[ "][^>]*>/g) ?? [];
  return { count: lines.length, fixed: lines.filter((line) => !/ data-moments(='\[\[|>)/.test(line)) };
}

describe('the home page of a group', () => {
  const site = buildDealer({ slug: 'group', site: { home }, cars, files }, now);

  test('has neither calculator nor finance form unless the dealer focuses on finance', async () => {
    expect(await site.html('')).not.toMatch(/finance-form|id="calculator"|hero__ways/);
  });

  test('shows the number of vehicles in stock', async () => {
    const page = await site.text('');
    expect(page).toContain('11 cars on two yards');
    expect(page).toContain('All New 3 Used 8');
    expect(page).toContain('Show Me 12 Cars');
  });

  test('every opening line, in header, menu and content, follows the clock of the visitor', async () => {
    expect(findOpeningLines(await site.html(''))).toEqual({ count: 4, fixed: [] });
    expect(findOpeningLines(await site.html('about-us')).fixed).toEqual([]);
    expect(findOpeningLines(await site.html('404.html'))).toEqual({ count: 3, fixed: [] });
  });

  test('tiles show every body and make with the count of its page', async () => {
    const page = await site.text('');
    expect(page).toContain('Body type Ute 10 ');
    expect(page).toContain('Popular makes Toyota 10 Kia 1');
  });

  test('every entry links to a page and shows its number of vehicles', async () => {
    const page = await site.html('');
    const link = (href: string, count: number) =>
      new RegExp(`href="${href}"[^<]*(<[^a/][^<]*>[^<]*|</[^a][^>]*>[^<]*)*${count}\\b`);
    expect(page).toMatch(link('/search/ute-cars/', 10));
    expect(page).toMatch(link('/search/people-mover-cars/', 1));
    expect(page).toMatch(link('/search/toyota/', 10));
    expect(page).toContain('Toyota\\t\\tHiLux\\t');
  });

  test('popular searches show how many vehicles each finds', async () => {
    expect(await site.text('')).toContain('Show Me 12 Cars People movers 1 ');
    expect(await site.html('')).toMatch(/<a class="chip" href="\/search\/people-mover-cars\/"/);
  });

  test('invites to sell a vehicle, with the people and the reviews of the dealer', async () => {
    const page = await site.text('');
    expect(page).toContain("Sell us your car Tell us about your car and we'll call you with an offer.");
    expect(page).toContain('Meet the team TW Tarni Walsh Sales manager');
    expect(page).toContain('What our customers say 4.8 4.8 out of 5 from 12 Google reviews');
    expect(page).toContain('Good people. Marnie T.');
  });

  test('search engines learn the name of the dealer', async () => {
    const page = await site.html('');
    expect(page).toContain('"@type":"Organization"');
    expect(page).toContain('"@type":"WebSite"');
  });

  test('shows a row of the newest cars that are for sale', async () => {
    const page = await site.html('');
    const shown = [...page.matchAll(/class="card__title"><a href="\/cars\/([^/]+)\//g)].map(
      ([, slug]) => slug,
    );
    const newest = cars.slice(6, 10).map(({ slug }) => slug);
    expect(shown).toEqual(newest.toReversed());
  });

  test('shows each location with its next opening and its cars', async () => {
    const page = await site.text('');
    expect(page).toContain('Plain Mareeba 9 Example Street Opens Monday at 8.30am 8 cars');
    expect(page).toContain('Plain Tully 9 Example Street Opens Monday at 8.30am 3 cars');
  });

  test('shows selling points, leaving out a link to a page that does not exist', async () => {
    const page = await site.text('');
    expect(page).toContain('We buy cars Fairly. Sell yours');
    expect(page).toContain('We fly cars Rarely.');
    expect(page).not.toContain('Fly one');
  });
});

describe('the home page of a showroom', () => {
  const site = buildDealer(
    {
      slug: 'one',
      site: { home, template: 'showroom' },
      cars: cars.map((car) => ({ ...car, location_id: null })),
      files: { 'content/locations.json': JSON.stringify(places.slice(0, 1)) },
    },
    now,
  );

  test('every opening line, in menu and content, follows the clock of the visitor', async () => {
    expect(findOpeningLines(await site.html(''))).toEqual({ count: 2, fixed: [] });
  });

  test('shows the number in stock and its tagline', async () => {
    const page = await site.text('');
    expect(page).toContain('See 11 cars in stock');
    expect(page).toContain('One price on each.');
  });

  test('shows its models with their lowest price', async () => {
    expect(await site.text('')).toContain('Toyota HiLux Ute from $50,000 10 in stock');
    expect(await site.html('')).toContain('href="/search/toyota/hilux/"');
  });

  test('shows four new cars, and its only location with weekly hours', async () => {
    expect((await site.html('')).match(/<article class="card/g)).toHaveLength(4);
    expect(await site.text('')).toMatch(
      /Plain Mareeba Opens Monday at 8.30am .*Mon to Fri 8.30am to 5.30pm Saturday, today/,
    );
  });
});

describe('a dealer focused on finance', () => {
  const broker = { stock: false, home: { heading: 'Loans', finance: true } };
  const classic = buildDealer({ slug: 'classic', site: broker }, now);
  const showroom = buildDealer(
    { slug: 'showroom', site: { ...broker, template: 'showroom', finance: { calculator: false } } },
    now,
  );

  test('has the calculator and the enquiry form on its home page', async () => {
    const page = await classic.html('');
    expect(page).toMatch(/<a class="btn btn--primary" href="#calculator">\s*Work out repayments/);
    expect(page).toMatch(/<a class="btn" href="#finance-form">\s*Ask about finance/);
    expect(page.match(/id="(calculator|finance-form)"/g)).toEqual(['id="calculator"', 'id="finance-form"']);
    expect(page).not.toMatch(/href="\/(search|stock|cars|favourites)/);
  });

  test('without the calculator, the enquiry is the primary button', async () => {
    const page = await showroom.html('');
    expect(page).not.toContain('#calculator');
    expect(page).toMatch(/<a class="btn btn--primary" href="#finance-form">/);
  });
});

import { newsOf } from '#domain/car/live-status.ts';
import { priceLabel } from '#domain/car/price.ts';
import { liveStock } from '#features/device/live-stock.ts';
import { say } from '#features/device/say.ts';
import type { Taken } from './live-finance.island.ts';
import { goneWords, reservedWords } from './sold-words.ts';

/**
 * Corrects a page that offers a car by what the stock says now: another price, or that it can't be had. Rejects when the
 * stock can't be asked.
 */
export async function correctCar(page: HTMLElement): Promise<void> {
  const { live = '', price = '0', preorder, vehicle = '' } = page.dataset;
  const stock = await liveStock();
  // What has been corrected for good is no car on offer any more.
  if (page.dataset.live === undefined) return;
  const news = newsOf(Number(price), stock[live], page.dataset.holds !== undefined);
  if (news.kind === 'repriced') {
    page.dataset.price = String(news.price);
    const taken = showPrice(priceLabel({ price: news.price, preorder: preorder === 'true' }));
    // Nobody waits for it.
    import('./live-finance.island.ts')
      .then(({ showFinance }) => showFinance(page, news.price, taken))
      .catch(Boolean);
  }
  if (news.kind === 'sold' || news.kind === 'gone' || news.kind === 'reserved') {
    delete page.dataset.live;
    withdraw(page, WORDS[news.kind]?.(vehicle));
  }
}

/** What stands in the place of the words for a sold car. */
const WORDS = { sold: undefined, gone: goneWords, reserved: reservedWords } as const;

/** What was reckoned from the old price goes with it. Answers what finance stood on the page, and where. */
function showPrice(label: string): Taken[] {
  for (const place of document.querySelectorAll('[data-live-price]')) place.textContent = label;
  const taken = [...document.querySelectorAll<HTMLElement>('[data-reckoned]')].flatMap((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return element.matches('[data-finance], :has([data-finance])') ? [{ element, place }] : [];
  });
  say(`The price has changed: ${label}`);
  return taken;
}

/** Nothing is offered any more; what cannot be had says so and leads to others like it, as a page made now would. */
function withdraw(
  page: HTMLElement,
  words: { readonly heading: string; readonly regret: string } | undefined,
): void {
  const template = page.querySelector<HTMLTemplateElement>('template[data-sold]');
  const sold = template?.content.firstElementChild?.cloneNode(true);
  if (!(sold instanceof HTMLElement)) return;
  const [heading, regret] = [sold.querySelector('h2'), sold.querySelector('p')];
  if (words && heading && regret) {
    heading.textContent = words.heading;
    regret.textContent = words.regret;
  }
  const focused = document.activeElement?.closest('[data-offer]');
  page.querySelector('[data-money]')?.replaceWith(sold);
  for (const offered of document.querySelectorAll('#main [data-offer]')) offered.remove();
  const tag = page.querySelector('[data-tag]');
  tag?.remove();
  say([heading?.textContent, regret?.textContent].join('. '));
  if (focused) sold.querySelector('a')?.focus();
}

import { answerJson } from './lib/answers.ts';
import { type Call, getEndpoint } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';

/** Netlify reads this as text: literals only. */
export const config = {
  path: '/api/finance',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
} as const;

/** What lenders say of a car (spec 7): `?car_id=<id>`; an empty object where none says anything. */
function figures({ url, site }: Call): Promise<Response> {
  const id = url.searchParams.get('car_id') ?? '';
  const car = Object.hasOwn(site.stock, id) ? site.stock[id] : undefined;
  if (!car) throw new Refusal(404, 'This vehicle is not in stock.', { fields: { car_id: 'is not known' } });
  return Promise.resolve(answerJson(200, { car_id: id, finance_lenders: car.finance_lenders }));
}

export default getEndpoint(config, figures);

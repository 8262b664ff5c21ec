import { answerJson } from './lib/answers.ts';
import { type Call, type FunctionConfig, getEndpoint } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';
import { carIn } from './lib/site.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/finance',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** What lenders say of a car (spec 7): `?car_id=<id>`; an empty object where none says anything. */
function figures({ url, site }: Call): Promise<Response> {
  const id = url.searchParams.get('car_id') ?? '';
  const car = carIn(site, id);
  if (!car) throw new Refusal(404, 'This vehicle is not in stock.', { fields: { car_id: 'is not known' } });
  return Promise.resolve(answerJson(200, { car_id: id, finance_lenders: car.finance_lenders }));
}

export default getEndpoint(config, figures);

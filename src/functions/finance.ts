import { carTitle } from '#domain/car/title.ts';
import { carPath } from '#domain/paths.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { findCar } from '#leads/acceptance/lead-site.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/finance',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/**
 * The lenders' figures of `?car_id=<id>` (an empty object if there are none), the loan behind the repayment that its page
 * shows (or null), and the car's title, type and path.
 */
function getFinanceFigures({ url, site }: SiteContext): Promise<Response> {
  const id = url.searchParams.get('car_id') ?? '';
  const car = findCar(site, id);
  if (!car)
    throw new HttpError(404, 'This vehicle is no longer in stock.', { fields: { car_id: 'is not known' } });
  const { car_type, finance_lenders, loan } = car;
  const reference = { car_id: id, title: carTitle(car), car_type, path: carPath(car) };
  return Promise.resolve(respondJson(200, { ...reference, finance_lenders, loan }));
}

export default createGetEndpoint(config, getFinanceFigures);

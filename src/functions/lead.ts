import { type FunctionConfig, postEndpoint } from './lib/endpoint.ts';
import { takeLead } from './lib/take-lead.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/lead',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Every form of every dealer: see docs/reference/functions.md. */
export default postEndpoint(config, takeLead, { plain: true });

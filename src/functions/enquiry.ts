import { type FunctionConfig, postEndpoint } from './lib/endpoint.ts';
import { takeLead } from './lib/take-lead.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/enquiry',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** The enquiry form's own address: the same contract as /api/lead. */
export default postEndpoint(config, takeLead, { plain: true });

import { createPostEndpoint, type FunctionConfig } from './lib/endpoint/endpoint.ts';
import { receiveLead } from './lib/leads/receive-lead.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/enquiry',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** The address of the enquiry form, with the same contract as /api/lead. */
export default createPostEndpoint(config, receiveLead, { plain: true });

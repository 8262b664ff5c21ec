import { createPostEndpoint, type FunctionConfig } from './lib/endpoint/endpoint.ts';
import { receiveLead } from './lib/receive-lead.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: ['/api/lead', '/api/enquiry'],
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Every form of every dealer, at two addresses with one limit: see docs/reference/functions.md. */
export default createPostEndpoint(config, receiveLead, { plain: true });

import { expect, test } from 'vitest';
import { type HostRoute, matchRoute } from '#host/routes.ts';

const handler = () => Promise.resolve(new Response());
const read: HostRoute = { method: 'GET', path: '/api/status', handler };
const write: HostRoute = { method: 'POST', path: '/api/status', handler };
const send: HostRoute = { method: 'POST', path: '/api/lead', handler };
const ROUTES = [read, write, send];

test.each([
  ['GET', '/api/status', read, ['GET', 'HEAD', 'POST']],
  ['HEAD', '/api/status', read, ['GET', 'HEAD', 'POST']],
  ['POST', '/api/status', write, ['GET', 'HEAD', 'POST']],
  ['PUT', '/api/status', undefined, ['GET', 'HEAD', 'POST']],
  ['POST', '/api/lead', send, ['POST']],
  ['GET', '/api/lead', undefined, ['POST']],
  ['GET', '/api/lead/', undefined, ['GET', 'HEAD']],
  ['GET', '/cars/', undefined, ['GET', 'HEAD']],
])('%s %s', (method, path, route, allow) => {
  expect(matchRoute(ROUTES, method, path)).toEqual({ route, allow });
});

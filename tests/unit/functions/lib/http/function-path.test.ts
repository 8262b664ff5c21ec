import { expect, test } from 'vitest';
import { matchesPath } from '#functions/lib/http/request.ts';

test.each([
  ['/api/lead', '/api/lead', true],
  ['/api/lead', '/api/lead/', false],
  ['/api/lead', '/api/leads', false],
  ['/brochure/:slug.pdf', '/brochure/a-car.pdf', true],
  ['/brochure/:slug.pdf', '/brochure/.pdf', false],
  ['/brochure/:slug.pdf', '/brochure/a/car.pdf', false],
  ['/brochure/:slug.pdf', '/brochure/a-carXpdf', false],
  ['/brochure/:slug.pdf', '/brochure/a-car.pdf/', false],
])('%s at %s: %j', (pattern, path, at) => expect(matchesPath(pattern, path)).toBe(at));

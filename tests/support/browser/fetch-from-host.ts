import type { APIResponse, Route } from 'playwright/test';

/** What the host under test answers to a page's request, which has then arrived. Outside browsers *.localhost is no name. */
export function fetchFromHost(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}

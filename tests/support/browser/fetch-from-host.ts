import type { APIResponse, Route } from 'playwright/test';

/** Fetches a page's request from the host under test. Outside browsers *.localhost does not resolve, so this sets the Host header. */
export function fetchFromHost(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
}

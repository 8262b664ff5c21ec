import type { NetlifyFunction } from '#functions/lib/endpoint/endpoint.ts';
import type { Runtime } from '#functions/lib/runtime/runtime.ts';

const ORIGIN = 'https://www.example.com.au';

interface CallOptions {
  readonly method?: string;
  /** undefined removes a header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Objects are sent as JSON; text and bytes unchanged. */
  readonly body?: object | string | Uint8Array<ArrayBuffer>;
  /** The caller's address. */
  readonly ip?: string;
}

interface FunctionResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body parsed as JSON; undefined if it is not JSON. */
  readonly json: { readonly [key: string]: unknown } | undefined;
}

/** Calls a function like a page of the dealer's site. */
export async function callFunction(
  call: NetlifyFunction,
  runtime: Runtime,
  path: string,
  { method, headers, body, ip = '203.0.113.1' }: CallOptions = {},
): Promise<FunctionResponse> {
  const sent = typeof body === 'object' && !(body instanceof Uint8Array) ? JSON.stringify(body) : body;
  const all = {
    origin: ORIGIN,
    ...(sent !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
  const request = new Request(ORIGIN + path, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers: Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...(sent !== undefined && { body: sent }),
  });
  const response = await call(request, { ip }, runtime);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text ? JSON.parse(text) : undefined,
  };
}

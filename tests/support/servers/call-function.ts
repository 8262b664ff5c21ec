import lead from '#functions/lead.ts';
import type { NetlifyFunction } from '#functions/lib/endpoint/endpoint.ts';
import type { Runtime } from '#functions/lib/runtime/runtime.ts';
import type { Lead } from '#leads/intake/lead.ts';

const ORIGIN = 'https://www.example.com.au';

interface CallOptions {
  readonly method?: string;
  /** undefined removes a header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Objects are sent as JSON, parameters as a form without scripts; text and bytes unchanged. */
  readonly body?: object | string | Uint8Array<ArrayBuffer> | URLSearchParams;
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
  const isForm = body instanceof URLSearchParams;
  const isText = isForm || typeof body !== 'object' || body instanceof Uint8Array;
  const sent = isText ? body : JSON.stringify(body);
  const all = {
    origin: ORIGIN,
    ...(sent !== undefined && {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    }),
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

/** Sends a lead from a page of the dealer's site. */
export function sendLead(
  runtime: Runtime,
  body: CallOptions['body'],
  more: CallOptions = {},
): Promise<FunctionResponse> {
  return callFunction(lead, runtime, '/api/lead', { ...(body !== undefined && { body }), ...more });
}

/** The stored lead whose id an answer gave. */
export function findLead(
  runtime: Runtime,
  { json }: Pick<FunctionResponse, 'json'>,
): Promise<Lead | undefined> {
  return runtime.store().find('example', String(json?.lead_id));
}

/** The only lead that was stored. */
export async function findOnlyLead(runtime: Runtime): Promise<Lead | undefined> {
  const [record, ...others] = await Array.fromAsync(runtime.store().listRecords('example'));
  if (others.length > 0) throw new Error(`${others.length} more leads were stored`);
  return record?.lead;
}

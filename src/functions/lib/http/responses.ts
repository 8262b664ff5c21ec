/** An error answer, thrown anywhere in a function. Visitors can read `message`. */
export class HttpError extends Error {
  readonly status: number;
  /** Errors by field name. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: { readonly fields?: HttpError['fields']; readonly headers?: HttpError['headers'] } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}

/** Answers are for one visitor and one moment, and are never sniffed as another type. */
const DEFAULT_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Answers with JSON. */
export function respondJson(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...DEFAULT_HEADERS, ...headers },
  });
}

/** Answers with a page that may load the site's styles and send its forms, nothing else. */
export function respondHtml(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...DEFAULT_HEADERS,
      ...headers,
    },
  });
}

/** Redirects the browser of a plain form to a page (303, GET). */
export function respondSeeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, ...DEFAULT_HEADERS } });
}

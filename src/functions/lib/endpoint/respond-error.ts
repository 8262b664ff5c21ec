import { FORM_URLENCODED, getMediaType } from '#functions/lib/http/read-body.ts';
import { renderMessagePage } from '#functions/lib/http/render-page.ts';
import { HttpError, respondHtml, respondJson } from '#functions/lib/http/responses.ts';
import type { Runtime } from '#functions/lib/runtime/runtime.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';

/** The message for unexpected errors. The spelling is required (T-60). */
const UNEXPECTED_ERROR = 'An unexpected error occured';
/** In seconds. */
const RETRY_AFTER = { 'retry-after': '10' } as const;

/** 429: the visitor has made too many calls. */
export function tooManyRequests(seconds: number): HttpError {
  return new HttpError(429, "You've sent this a few times. Please wait a minute and try again.", {
    headers: { 'retry-after': String(seconds) },
  });
}

/** 503 for an unexpected error. Senders try again later; the log says why. */
export function toServerError(error: unknown, what: string, runtime: Runtime): HttpError {
  runtime.log(`${what}: ${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}`);
  return new HttpError(503, UNEXPECTED_ERROR, { headers: RETRY_AFTER });
}

/** Answers with an error: in JSON, or as a page if a person sees the answer. */
export function respondError(request: Request, error: HttpError, site: SiteFacts | undefined): Response {
  const { status, message, fields, headers } = error;
  if (site && wantsHtml(request)) {
    return respondHtml(status, renderMessagePage(site, message), headers);
  }
  return respondJson(status, { error: message, ...(fields && { fields }) }, headers);
}

/** Whether a person sees the answer: the request is a plain form's, or a link was followed. */
function wantsHtml(request: Request): boolean {
  return (
    getMediaType(request) === FORM_URLENCODED || (request.headers.get('accept') ?? '').startsWith('text/html')
  );
}

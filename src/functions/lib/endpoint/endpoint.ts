import type { Context } from '@netlify/functions';
import { assertSameSite, FORM_URLENCODED, getMediaType, readBody } from '#functions/lib/http/read-body.ts';
import { renderMessagePage } from '#functions/lib/http/render-page.ts';
import { isSameOrigin } from '#functions/lib/http/request.ts';
import { HttpError, respondHtml, respondJson } from '#functions/lib/http/responses.ts';
import type { NamedRateLimit, RateLimit } from '#functions/lib/runtime/rate-limiter.ts';
import { getNetlifyRuntime, type Runtime } from '#functions/lib/runtime/runtime.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';

/** A call of a function. */
export interface RequestContext {
  readonly request: Request;
  readonly url: URL;
  /** Undefined if no dealer has this address. */
  readonly site: SiteFacts | undefined;
  readonly runtime: Runtime;
  readonly now: Date;
  /** Lets work continue after the answer. Its errors are logged. */
  waitUntil(work: Promise<void>): void;
  /** Counts the call by the function's limit, or by one of its own. Rejects with an HttpError (429) if the visitor has made too many. */
  checkRateLimit(own?: NamedRateLimit): Promise<void>;
}

/** A call of a dealer's function. */
export interface SiteContext extends RequestContext {
  readonly site: SiteFacts;
}

/** A call with a body. */
export interface PostContext extends SiteContext {
  readonly body: JsonObject;
  /** Whether a plain form sent it: then a person sees the answer. */
  readonly plain: boolean;
}

/** The settings of a function that Netlify reads: its address or addresses, and how often each caller may call it. */
export interface FunctionConfig {
  readonly path: string | readonly string[];
  readonly rateLimit: RateLimit & { readonly aggregateBy: ('ip' | 'domain')[] };
}

/** The export of a function file: Netlify calls it with two arguments, the host with a runtime as the third. */
export type NetlifyFunction = (
  request: Request,
  context: Pick<Context, 'ip'> & Partial<Pick<Context, 'waitUntil'>>,
  runtime?: Runtime,
) => Promise<Response>;

/** A function that answers GET and HEAD. */
export function createGetEndpoint(
  config: FunctionConfig,
  answer: (call: SiteContext) => Promise<Response>,
): NetlifyFunction {
  return createEndpoint(config, ['GET', 'HEAD'], async (any) => {
    const call = requireSite(any);
    await call.checkRateLimit();
    const response = await answer(call);
    return call.request.method === 'HEAD' ? new Response(null, response) : response;
  });
}

/** A function that accepts JSON from pages of the site itself; with `plain`, forms without scripts too. */
export function createPostEndpoint(
  config: FunctionConfig,
  answer: (call: PostContext) => Promise<Response>,
  { plain = false } = {},
): NetlifyFunction {
  return createEndpoint(config, ['POST'], async (any) => {
    const call = requireSite(any);
    const { request, site } = call;
    if (!isSameOrigin(request, site.url)) throw new HttpError(403, 'Please send this form from our website.');
    const body = await readBody(request, { plain });
    assertSameSite(body, site);
    return answer({ ...call, body, plain: getMediaType(request) === FORM_URLENCODED });
  });
}

/** A function for programs. `answer` must authorise the call, and reveals nothing about sites before that. */
export function createMachineEndpoint(
  config: FunctionConfig,
  method: 'GET' | 'POST',
  answer: (call: RequestContext) => Promise<Response>,
): NetlifyFunction {
  const answerProgram = async (call: RequestContext) => {
    await call.checkRateLimit();
    return answer(call);
  };
  return createEndpoint(config, [method], answerProgram, { forPeople: false });
}

function requireSite(call: RequestContext): SiteContext {
  const { site } = call;
  if (!site) throw new HttpError(404, "We can't find a website at this address.");
  return { ...call, site };
}

function createEndpoint(
  config: FunctionConfig,
  methods: readonly string[],
  answer: (call: RequestContext) => Promise<Response>,
  /** Whether people see its answers, so that its errors may be pages of the site. */
  { forPeople = true } = {},
): NetlifyFunction {
  const name = String([config.path].flat()[0]);
  return async (request, context, runtime = getNetlifyRuntime()) => {
    const url = new URL(request.url);
    let site: SiteFacts | undefined;
    try {
      assertMethod(request, methods);
      site = await runtime.siteOf(url);
      const now = runtime.now();
      return await answer({
        request,
        url,
        site,
        runtime,
        now,
        waitUntil: (work) => {
          const safe = work.catch((error) => toServerError(error, `${name}: after the answer`, runtime));
          context.waitUntil?.(safe);
        },
        checkRateLimit: async (own) => {
          const wait = own
            ? await runtime.ownRateLimiter(own.name, context.ip, own, now)
            : await runtime.rateLimiter(name, context.ip, config.rateLimit, now);
          if (wait > 0) throw tooManyRequests(wait);
        },
      });
    } catch (error) {
      const known =
        error instanceof HttpError ? error : toServerError(error, `${request.method} ${name}`, runtime);
      return respondError(request, known, forPeople ? site : undefined);
    }
  };
}

function assertMethod({ method }: Request, methods: readonly string[]): void {
  if (methods.includes(method)) return;
  const allow = methods.join(', ');
  throw new HttpError(405, `Method not allowed. Use ${allow}.`, { headers: { allow } });
}

/** The message for unexpected errors. The spelling is required (T-60). */
const UNEXPECTED_ERROR = 'An unexpected error occured';
/** In seconds. */
const RETRY_AFTER = { 'retry-after': '10' } as const;

/** 429: the visitor has made too many calls. */
function tooManyRequests(seconds: number): HttpError {
  return new HttpError(429, "You've sent this a few times. Please wait a minute and try again.", {
    headers: { 'retry-after': String(seconds) },
  });
}

/** 503 for an unexpected error. Senders try again later; the log says why. */
function toServerError(error: unknown, what: string, runtime: Runtime): HttpError {
  runtime.log(`${what}: ${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}`);
  return new HttpError(503, UNEXPECTED_ERROR, { headers: RETRY_AFTER });
}

/** Answers with an error: in JSON, or as a page if a person sees the answer. */
function respondError(request: Request, error: HttpError, site: SiteFacts | undefined): Response {
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

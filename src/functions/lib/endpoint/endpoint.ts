import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import { HttpError } from '#functions/lib/http/http-error.ts';
import { FORM_URLENCODED, getMediaType, readBody } from '#functions/lib/http/read-body.ts';
import { renderMessagePage } from '#functions/lib/http/render-page.ts';
import { respondHtml, respondJson } from '#functions/lib/http/responses.ts';
import { isSameOrigin } from '#functions/lib/http/same-origin.ts';
import type { RateLimit } from '#functions/lib/runtime/rate-limiter.ts';
import { getNetlifyRuntime, type Runtime } from '#functions/lib/runtime/runtime.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';

/** One call of a function, at an address that may be nobody's. */
export interface RequestContext {
  readonly request: Request;
  readonly url: URL;
  readonly site: SiteFacts | undefined;
  readonly runtime: Runtime;
  readonly now: Date;
  /** Lets work that was begun go on after the answer. What goes wrong is logged. */
  waitUntil(work: Promise<void>): void;
  /** Counts the call; throws a Refusal (429) where the visitor has made too many. */
  checkRateLimit(): void;
}

/** One call of a dealer's function, by somebody who may make it. */
export interface SiteContext extends RequestContext {
  readonly site: SiteFacts;
}

/** A call that brings something. */
export interface PostContext extends SiteContext {
  readonly body: JsonObject;
  /** Whether it comes from a plain form: then a person sees the answer. */
  readonly plain: boolean;
}

/** Netlify's settings of a function, as far as we use them: its address, and how often each caller may call it. */
export interface FunctionConfig {
  readonly path: string;
  readonly rateLimit: RateLimit & { readonly aggregateBy: ('ip' | 'domain')[] };
}

/** What a function file exports: Netlify calls it with two arguments, the host with a runtime of its own. */
export type NetlifyFunction = (
  request: Request,
  context: Pick<Context, 'ip'> & Partial<Pick<Context, 'waitUntil'>>,
  runtime?: Runtime,
) => Promise<Response>;

/** The message where nothing better is known; its spelling is exact. */
const UNEXPECTED_ERROR = 'An unexpected error occured';
/** Seconds after which a browser may try again. */
const RETRY_AFTER = { 'retry-after': '10' } as const;

/** A function that answers questions: GET and HEAD. */
export function createGetEndpoint(
  config: FunctionConfig,
  answer: (call: SiteContext) => Promise<Response>,
): NetlifyFunction {
  return createEndpoint(config, ['GET', 'HEAD'], async (any) => {
    const call = requireSite(any);
    call.checkRateLimit();
    const response = await answer(call);
    return call.request.method === 'HEAD' ? new Response(null, response) : response;
  });
}

/** A function that takes something from a page of the site itself. `plain`: from a form without scripts, too. */
export function createPostEndpoint(
  config: FunctionConfig,
  answer: (call: PostContext) => Promise<Response>,
  { plain = false } = {},
): NetlifyFunction {
  return createEndpoint(config, ['POST'], async (any) => {
    const call = requireSite(any);
    const { request, site } = call;
    if (!isSameOrigin(request, site.url)) throw new HttpError(403, 'This was not sent from our site.');
    const body = await readBody(request, { plain });
    assertSameSite(body, site);
    return answer({ ...call, body, plain: getMediaType(request) === FORM_URLENCODED });
  });
}

/** A function for programs, which come from no page. It sees itself to who may call, and tells a stranger nothing of sites. */
export function createMachineEndpoint(
  config: FunctionConfig,
  method: 'GET' | 'POST',
  answer: (call: RequestContext) => Promise<Response>,
): NetlifyFunction {
  return createEndpoint(config, [method], (call) => {
    call.checkRateLimit();
    return answer(call);
  });
}

function requireSite(call: RequestContext): SiteContext {
  const { site } = call;
  if (!site) throw new HttpError(404, 'There is no site at this address.');
  return { ...call, site };
}

/** Which dealer a request is for is said by its address; a body that says otherwise is a mistake or worse. */
export function assertSameSite(body: JsonObject, { dealer }: SiteFacts): void {
  for (const name of ['site', 'website_id']) {
    if (name in body && body[name] !== dealer) {
      throw new HttpError(422, 'This is for another site.', { fields: { [name]: 'is another site' } });
    }
  }
}

/** Reads a body by a schema. Throws a Refusal (422) that names the fields that are wrong. */
export function validateBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const),
  );
  throw new HttpError(422, 'What was sent is not complete. Please load the page again.', { fields });
}

function createEndpoint(
  config: FunctionConfig,
  methods: readonly string[],
  answer: (call: RequestContext) => Promise<Response>,
): NetlifyFunction {
  return async (request, context, runtime = getNetlifyRuntime()) => {
    const url = new URL(request.url);
    let site: SiteFacts | undefined;
    try {
      if (!methods.includes(request.method)) {
        const allow = methods.join(', ');
        throw new HttpError(405, `Only ${allow} is possible here.`, { headers: { allow } });
      }
      site = await runtime.siteOf(url);
      const now = runtime.now();
      const admit = () => {
        const wait = runtime.rateLimiter(config.path, context.ip, config.rateLimit, now);
        if (wait > 0) throw tooManyRequests(wait);
      };
      const later = (work: Promise<void>) => {
        const safe = work.catch((error) => toServerError(error, `${config.path}: after the answer`, runtime));
        context.waitUntil?.(safe);
      };
      return await answer({
        request,
        url,
        site,
        runtime,
        now,
        waitUntil: later,
        checkRateLimit: admit,
      });
    } catch (error) {
      const refusal =
        error instanceof HttpError
          ? error
          : toServerError(error, `${request.method} ${config.path}`, runtime);
      return respondError(request, refusal, site);
    }
  };
}

function tooManyRequests(seconds: number): HttpError {
  return new HttpError(429, 'You have sent this several times. Please wait a minute and try again.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** What we could not foresee. The sender keeps what was to be sent and tries again; the operator learns why. */
function toServerError(error: unknown, what: string, runtime: Runtime): HttpError {
  runtime.log(`${what}: ${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}`);
  return new HttpError(503, UNEXPECTED_ERROR, { headers: RETRY_AFTER });
}

function respondError(request: Request, refusal: HttpError, site: SiteFacts | undefined): Response {
  const { status, message, fields, headers } = refusal;
  if (site && wantsHtml(request)) {
    return respondHtml(status, renderMessagePage(site, message), headers);
  }
  return respondJson(status, { error: message, ...(fields && { fields }) }, headers);
}

/** Whether a person sees the answer: it comes from a plain form, or is where a link led. */
function wantsHtml(request: Request): boolean {
  return (
    getMediaType(request) === FORM_URLENCODED || (request.headers.get('accept') ?? '').startsWith('text/html')
  );
}

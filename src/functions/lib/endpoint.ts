import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import type { JsonObject } from '#leads/intake/lead.ts';
import type { SiteFacts } from '#server/published-site/site-reader.ts';
import { answerHtml, answerJson } from './answers.ts';
import { isFromOwnSite } from './own-origin.ts';
import { sentencePage } from './page.ts';
import type { RateLimit } from './rate-limiter.ts';
import { bodyType, PLAIN_FORM, readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';
import { netlifyWorld, type World } from './world.ts';

/** One call of a function, at an address that may be nobody's. */
export interface AnyCall {
  readonly request: Request;
  readonly url: URL;
  readonly site: SiteFacts | undefined;
  readonly world: World;
  readonly now: Date;
  /** Lets work that was begun go on after the answer. What goes wrong is logged. */
  later(work: Promise<void>): void;
  /** Counts the call; throws a Refusal (429) where the visitor has made too many. */
  admit(): void;
}

/** One call of a dealer's function, by somebody who may make it. */
export interface Call extends AnyCall {
  readonly site: SiteFacts;
}

/** A call that brings something. */
export interface PostCall extends Call {
  readonly body: JsonObject;
  /** Whether it comes from a plain form: then a person sees the answer. */
  readonly plain: boolean;
}

/** Netlify's settings of a function, as far as we use them: its address, and how often each caller may call it. */
export interface FunctionConfig {
  readonly path: string;
  readonly rateLimit: RateLimit & { readonly aggregateBy: ('ip' | 'domain')[] };
}

/** What a function file exports: Netlify calls it with two arguments, the host with a world of its own. */
export type NetlifyFunction = (
  request: Request,
  context: Pick<Context, 'ip'> & Partial<Pick<Context, 'waitUntil'>>,
  world?: World,
) => Promise<Response>;

/** The message where nothing better is known; its spelling is exact. */
const UNEXPECTED = 'An unexpected error occured';
/** Seconds after which a browser may try again. */
const RETRY_AFTER = { 'retry-after': '10' } as const;

/** A function that answers questions: GET and HEAD. */
export function getEndpoint(
  config: FunctionConfig,
  answer: (call: Call) => Promise<Response>,
): NetlifyFunction {
  return endpoint(config, ['GET', 'HEAD'], async (any) => {
    const call = ofSite(any);
    call.admit();
    const response = await answer(call);
    return call.request.method === 'HEAD' ? new Response(null, response) : response;
  });
}

/** A function that takes something from a page of the site itself. `plain`: from a form without scripts, too. */
export function postEndpoint(
  config: FunctionConfig,
  answer: (call: PostCall) => Promise<Response>,
  { plain = false } = {},
): NetlifyFunction {
  return endpoint(config, ['POST'], async (any) => {
    const call = ofSite(any);
    const { request, site } = call;
    if (!isFromOwnSite(request, site.url)) throw new Refusal(403, 'This was not sent from our site.');
    const body = await readBody(request, { plain });
    refuseOtherSite(body, site);
    return answer({ ...call, body, plain: bodyType(request) === PLAIN_FORM });
  });
}

/** A function for programs, which come from no page. It sees itself to who may call, and tells a stranger nothing of sites. */
export function programEndpoint(
  config: FunctionConfig,
  method: 'GET' | 'POST',
  answer: (call: AnyCall) => Promise<Response>,
): NetlifyFunction {
  return endpoint(config, [method], (call) => {
    call.admit();
    return answer(call);
  });
}

function ofSite(call: AnyCall): Call {
  const { site } = call;
  if (!site) throw new Refusal(404, 'There is no site at this address.');
  return { ...call, site };
}

/** Which dealer a request is for is said by its address; a body that says otherwise is a mistake or worse. */
export function refuseOtherSite(body: JsonObject, { dealer }: SiteFacts): void {
  for (const name of ['site', 'website_id']) {
    if (name in body && body[name] !== dealer) {
      throw new Refusal(422, 'This is for another site.', { fields: { [name]: 'is another site' } });
    }
  }
}

/** Reads a body by a schema. Throws a Refusal (422) that names the fields that are wrong. */
export function readAs<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const fields = Object.fromEntries(
    result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const),
  );
  throw new Refusal(422, 'What was sent is not complete. Please load the page again.', { fields });
}

function endpoint(
  config: FunctionConfig,
  methods: readonly string[],
  answer: (call: AnyCall) => Promise<Response>,
): NetlifyFunction {
  return async (request, context, world = netlifyWorld()) => {
    const url = new URL(request.url);
    let site: SiteFacts | undefined;
    try {
      if (!methods.includes(request.method)) {
        const allow = methods.join(', ');
        throw new Refusal(405, `Only ${allow} is possible here.`, { headers: { allow } });
      }
      site = await world.siteOf(url);
      const now = world.now();
      const admit = () => {
        const wait = world.limit(config.path, context.ip, config.rateLimit, now);
        if (wait > 0) throw tooMany(wait);
      };
      const later = (work: Promise<void>) => {
        const safe = work.catch((error) => failure(error, `${config.path}: after the answer`, world));
        context.waitUntil?.(safe);
      };
      return await answer({ request, url, site, world, now, later, admit });
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : failure(error, `${request.method} ${config.path}`, world);
      return answerRefusal(request, refusal, site);
    }
  };
}

function tooMany(seconds: number): Refusal {
  return new Refusal(429, 'You have sent this several times. Please wait a minute and try again.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** What we could not foresee. The sender keeps what was to be sent and tries again; the operator learns why. */
function failure(error: unknown, what: string, world: World): Refusal {
  world.log(`${what}: ${error instanceof Error ? `${error.name}: ${error.message}` : 'failed'}`);
  return new Refusal(503, UNEXPECTED, { headers: RETRY_AFTER });
}

function answerRefusal(request: Request, refusal: Refusal, site: SiteFacts | undefined): Response {
  const { status, message, fields, headers } = refusal;
  if (site && isForPerson(request)) {
    return answerHtml(status, sentencePage(site, message), headers);
  }
  return answerJson(status, { error: message, ...(fields && { fields }) }, headers);
}

/** Whether a person sees the answer: it comes from a plain form, or is where a link led. */
function isForPerson(request: Request): boolean {
  return bodyType(request) === PLAIN_FORM || (request.headers.get('accept') ?? '').startsWith('text/html');
}

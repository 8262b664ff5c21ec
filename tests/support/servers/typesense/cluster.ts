import { type Collection, createCollection, describeCollection, importLine } from './collection.ts';
import { KeyStore } from './keys.ts';
import { search } from './search.ts';
import { ServerError } from './server-error.ts';
import type { SearchParameters } from './text-search.ts';

export interface ClusterRequest {
  readonly method: string;
  readonly url: URL;
  readonly key: string;
  readonly body: string;
}

export interface ApiReply {
  readonly status: number;
  readonly body: object;
  /** JSON lines instead of a body. */
  readonly lines?: string;
}

type Handler = (names: readonly string[], request: ClusterRequest) => ApiReply;

/** Collections, aliases and keys, with the API's routes. */
export class Cluster {
  readonly #keys: KeyStore;
  readonly #collections = new Map<string, Collection>();
  readonly #aliases = new Map<string, string>();
  /** 'METHOD /path' with `:` for a name -> the action that a key must allow, and the handler. */
  readonly #routes: readonly (readonly [string, string, Handler])[] = [
    ['GET /health', '', () => ok({ ok: true })],
    [
      'GET /collections',
      'collections:list',
      () => ok([...this.#collections.values()].reverse().map(describeCollection)),
    ],
    ['POST /collections', 'collections:create', (_, request) => this.#create(request)],
    ['GET /collections/:', 'collections:get', ([name]) => ok(describeCollection(this.#collection(name)))],
    ['DELETE /collections/:', 'collections:delete', ([name]) => this.#drop(name)],
    [
      'POST /collections/:/documents/import',
      'documents:import',
      ([name], request) => this.#import(name, request),
    ],
    [
      'GET /aliases',
      'aliases:list',
      () => ok({ aliases: [...this.#aliases.keys()].map((name) => this.#alias(name)) }),
    ],
    ['GET /aliases/:', 'aliases:get', ([name = '']) => ok(this.#alias(name))],
    ['PUT /aliases/:', 'aliases:create', ([name = ''], request) => this.#point(name, request)],
    [
      'POST /keys',
      'keys:create',
      (_, { body }) => ({ status: 201, body: this.#keys.create(readJson(body)) }),
    ],
    ['GET /keys', 'keys:list', () => ok({ keys: this.#keys.list() })],
  ];

  constructor(adminKey: string) {
    this.#keys = new KeyStore(adminKey);
  }

  /** Never throws: errors are replies. */
  reply(request: ClusterRequest): ApiReply {
    try {
      if (request.url.pathname === '/multi_search') return this.#multiSearch(request);
      const asked = `${request.method} ${request.url.pathname}`;
      for (const [route, action, handle] of this.#routes) {
        const names = new RegExp(`^${route.replaceAll(':', '([^/]+)')}$`).exec(asked)?.slice(1);
        if (!names) continue;
        if (action !== '') this.#keys.check(request.key, action, names[0] ?? '');
        return handle(names.map(decodeURIComponent), request);
      }
      throw new ServerError(404, 'Not Found');
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      return { status: error.code, body: { message: error.message } };
    }
  }

  /** An alias or a collection by its name. */
  #collection(name = ''): Collection {
    const found = this.#collections.get(this.#aliases.get(name) ?? name);
    if (!found) throw new ServerError(404, 'Not Found');
    return found;
  }

  #create({ body }: ClusterRequest): ApiReply {
    const made = createCollection(readJson(body), this.#collections.size);
    if (this.#collections.has(made.name))
      throw new ServerError(409, `A collection with name \`${made.name}\` already exists.`);
    this.#collections.set(made.name, made);
    return { status: 201, body: describeCollection(made) };
  }

  #drop(name: string | undefined): ApiReply {
    const dropped = this.#collection(name);
    this.#collections.delete(dropped.name);
    return ok(describeCollection(dropped));
  }

  #import(name: string | undefined, { body }: ClusterRequest): ApiReply {
    const collection = this.#collection(name);
    const lines = body.split('\n').filter((line) => line.trim() !== '');
    return {
      status: 200,
      body: {},
      lines: lines.map((line) => JSON.stringify(importLine(collection, line))).join('\n'),
    };
  }

  #alias(name: string): object {
    const collection = this.#aliases.get(name);
    if (collection === undefined) throw new ServerError(404, 'Not Found');
    return { collection_name: collection, name };
  }

  #point(name: string, { body }: ClusterRequest): ApiReply {
    const { collection_name: collection } = readJson(body);
    if (typeof collection !== 'string')
      throw new ServerError(400, 'Parameter `collection_name` is required.');
    this.#aliases.set(name, collection);
    return ok(this.#alias(name));
  }

  /** The key is checked for each search; the error of one search is among the results. */
  #multiSearch({ body, key }: ClusterRequest): ApiReply {
    const { searches } = readJson(body);
    if (!Array.isArray(searches)) throw new ServerError(400, 'Missing `searches` array.');
    if (searches.length > 50)
      throw new ServerError(400, 'Number of multi searches exceeds `limit_multi_searches` parameter.');
    const permits = searches.map((one) =>
      this.#keys.check(key, 'documents:search', String(one.collection ?? '')),
    );
    const results = searches.map((one: Record<string, unknown>, place) => {
      try {
        const collection = this.#collection(String(one.collection ?? ''));
        return search(applyScope(one, permits[place]?.embedded ?? {}), collection);
      } catch (error) {
        if (!(error instanceof ServerError)) throw error;
        return { code: error.code, error: error.message };
      }
    });
    return ok({ results });
  }
}

/** A scoped key's filter is combined with the visitor's; its other parameters override the visitor's. */
function applyScope(parameters: SearchParameters, embedded: SearchParameters): SearchParameters {
  const filters = [parameters.filter_by, embedded.filter_by].filter(Boolean);
  return { ...parameters, ...embedded, filter_by: filters.map((filter) => `(${filter})`).join(' && ') };
}

function readJson(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body);
  } catch {
    throw new ServerError(400, 'Bad JSON.');
  }
}

function ok(body: object): ApiReply {
  return { status: 200, body };
}

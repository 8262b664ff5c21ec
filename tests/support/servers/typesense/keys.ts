import { createHmac, randomBytes } from 'node:crypto';
import { ServerError } from './server-error.ts';

export interface ApiKey {
  readonly id: number;
  readonly value: string;
  readonly description: string;
  readonly actions: readonly string[];
  /** Patterns of collection names. */
  readonly collections: readonly string[];
}

/** The permissions of a request: its key's own, and the parameters that a scoped key adds to every search. */
export interface Permit {
  readonly embedded: Readonly<Record<string, unknown>>;
}

const DIGEST_LENGTH = 44;
const PREFIX_LENGTH = 4;

/** The keys of a cluster; the admin key may do everything. */
export class KeyStore {
  readonly #adminKey: string;
  readonly #keys: ApiKey[] = [];

  constructor(adminKey: string) {
    this.#adminKey = adminKey;
  }

  create({ description, actions, collections }: Readonly<Record<string, unknown>>): ApiKey {
    if (!Array.isArray(actions) || !Array.isArray(collections) || typeof description !== 'string')
      throw new ServerError(400, 'Could not find a `actions` key.');
    const key = {
      id: this.#keys.length + 1,
      value: randomBytes(24).toString('base64url'),
      description,
      actions,
      collections,
    };
    this.#keys.push(key);
    return key;
  }

  /** Keys are shown in full only once, when they are created. */
  list(): object[] {
    return this.#keys.map(({ value, ...key }) => ({ ...key, value_prefix: value.slice(0, PREFIX_LENGTH) }));
  }

  /** Throws 401 if the key does not allow an action on a collection. */
  check(sent: string, action: string, collection: string): Permit {
    if (sent === this.#adminKey) return { embedded: {} };
    const own = this.#keys.find((key) => key.value === sent);
    if (own && allows(own, action, collection)) return { embedded: {} };
    const embedded = action === 'documents:search' ? this.#scope(sent, collection) : undefined;
    if (embedded) return { embedded };
    throw new ServerError(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
  }

  /** A scoped key is base64 of: digest of the parameters by its parent key, the parent's first letters, the parameters. */
  #scope(sent: string, collection: string): Permit['embedded'] | undefined {
    const text = Buffer.from(sent, 'base64').toString();
    const [digest, prefix, parameters] = [
      text.slice(0, DIGEST_LENGTH),
      text.slice(DIGEST_LENGTH, DIGEST_LENGTH + PREFIX_LENGTH),
      text.slice(DIGEST_LENGTH + PREFIX_LENGTH),
    ];
    const parent = this.#keys.find(
      (key) =>
        key.value.startsWith(prefix) &&
        key.actions.length === 1 &&
        allows(key, 'documents:search', collection) &&
        createHmac('sha256', key.value).update(parameters).digest('base64') === digest,
    );
    return parent && JSON.parse(parameters);
  }
}

function allows({ actions, collections }: ApiKey, action: string, collection: string): boolean {
  const [kind] = action.split(':');
  if (!actions.some((allowed) => allowed === '*' || allowed === action || allowed === `${kind}:*`))
    return false;
  return collections.some((pattern) =>
    new RegExp(`^(?:${pattern === '*' ? '.*' : pattern})$`).test(collection),
  );
}

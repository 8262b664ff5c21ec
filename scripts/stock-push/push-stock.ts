import { type Client, Errors } from 'typesense';
import {
  type CollectionField,
  TOKEN_SEPARATORS,
  type TypesenseDocument,
} from '#search/engines/typesense/fields.ts';

export interface PushOptions {
  readonly client: Client;
  /** The alias that pages search. */
  readonly index: string;
  readonly fields: readonly CollectionField[];
  readonly documents: readonly TypesenseDocument[];
  /** Start of the push, used in the new collection's name. */
  readonly now: Date;
  /** Called with the number of cars sent. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

export interface PushReport {
  /** The collection that the alias now points to. */
  readonly collection: string;
  readonly count: number;
  /** Older collections that were deleted. */
  readonly removed: readonly string[];
}

/** A row that the host refused, and the reason. */
export interface RejectedRow {
  /** The car's stock number, or its id if it has none. */
  readonly stock: string;
  readonly reason: string;
}

/** Some rows were refused or did not arrive; nothing has changed for visitors. */
export class PushRejectedError extends Error {
  readonly rows: readonly RejectedRow[];

  constructor(message: string, rows: readonly RejectedRow[] = []) {
    super(message);
    this.rows = rows;
  }
}

/** Cars per request: large enough to be fast, small enough to show progress. */
const BATCH_SIZE = 250;

/**
 * Imports a stock into a new collection and then points the alias at it, so visitors search the old stock until the new
 * one is complete. On failure the new collection is deleted and the alias stays. Older collections of this index are
 * deleted except for the one that the alias pointed at, for rollbacks.
 */
export async function pushStock({
  client,
  index,
  fields,
  documents,
  now,
  onProgress,
}: PushOptions): Promise<PushReport> {
  const collection = getCollectionName(index, now);
  const previous = await findCurrent(client, index);
  await client.collections().create({
    name: collection,
    fields: fields.map((field) => ({ ...field })),
    token_separators: [...TOKEN_SEPARATORS],
  });
  try {
    await importAll({ client, collection, documents, onProgress });
    const { num_documents: count } = await client.collections(collection).retrieve();
    if (count !== documents.length)
      throw new PushRejectedError(`holds ${count} of ${documents.length} vehicles after the import`);
    await client.aliases().upsert(index, { collection_name: collection });
  } catch (error) {
    await discard(client, index, collection).catch(() => undefined);
    throw error;
  }
  // A later one is being filled by another push.
  const removed = (await listOwnCollections(client, index)).filter(
    (name) => name < collection && name !== previous,
  );
  for (const name of removed) await client.collections(name).delete();
  return { collection, count: documents.length, removed };
}

/** The collection that the alias points at; undefined before the first push. */
async function findCurrent(client: Client, index: string): Promise<string | undefined> {
  try {
    return (await client.aliases(index).retrieve()).collection_name;
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return undefined;
    throw error;
  }
}

/** Deletes a collection unless the alias was moved to it and only the answer was lost. */
async function discard(client: Client, index: string, collection: string): Promise<void> {
  if ((await findCurrent(client, index)) !== collection) await client.collections(collection).delete();
}

/** 'cars_example_20261121091500123': sorting by name sorts by time, and two pushes in one second have two names. */
export function getCollectionName(index: string, now: Date): string {
  return `${index}_${now.toISOString().replace(/\D/g, '').slice(0, 17)}`;
}

/** The collections created by pushes of an index, newest first. Other collections of the cluster are left alone. */
export async function listOwnCollections(client: Client, index: string): Promise<string[]> {
  const pattern = new RegExp(`^${index}_\\d{14}(\\d{3})?$`);
  const all = await client.collections().retrieve();
  return all
    .map(({ name }) => name)
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
}

async function importAll({
  client,
  collection,
  documents,
  onProgress,
}: Pick<PushOptions, 'client' | 'documents' | 'onProgress'> & { collection: string }): Promise<void> {
  const refused: RejectedRow[] = [];
  for (let from = 0; from < documents.length; from += BATCH_SIZE) {
    const batch = documents.slice(from, from + BATCH_SIZE);
    const answers = await client
      .collections(collection)
      .documents()
      .import([...batch], { action: 'create', dirty_values: 'reject', throwOnFail: false });
    for (const [index, answer] of answers.entries()) {
      const document = batch[index];
      if (!answer.success && document)
        refused.push({
          stock: String(document.stocknum ?? document.id),
          reason: answer.error ?? 'no reason given',
        });
    }
    onProgress?.(from + batch.length);
  }
  if (refused.length > 0)
    throw new PushRejectedError(`refused ${refused.length} of ${documents.length} vehicles`, refused);
}

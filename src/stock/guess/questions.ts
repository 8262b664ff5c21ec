import { AVAILABLE_STATUSES } from '#domain/car/status/availability.ts';
import { type PlannedSource, planFromMapping } from '#stock/mapping/import-plan.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import { isBlank } from '#stock/normalise/text/blank.ts';
import type { Feed, FeedRow } from '#stock/readers/feed.ts';
import type { DraftSource, MappingDraft, Question } from './mapping-draft.ts';

const KNOWN_STATUSES = [...AVAILABLE_STATUSES, 'sold'];
const HIDE = 'hide';

/** A question for every unknown word of a feed that decides whether cars are shown. */
export function listQuestions(draft: MappingDraft, feed: Feed): Question[] {
  if (!statusSource(draft)) return [];
  const plan = planFromMapping(parseMapping(draft, 'mapping'), feed, { feed: 'feed', mapping: 'mapping' });
  const statuses = plan.fields.flatMap(({ field, sources }) =>
    field === 'status' ? sources.slice(0, 1) : [],
  );
  const words = statuses.flatMap((source) => feed.rows.flatMap((row) => listUnknownWords(source, row)));
  return [...Map.groupBy(words, (word) => word)].map(([word, { length: count }]) => ({
    id: `status: "${word}"`,
    text: `What does the status "${word}" mean (${count} ${count === 1 ? 'car' : 'cars'})?`,
    choices: ['in_stock', 'reserved', 'coming_soon', 'sold', HIDE],
    otherwise: HIDE,
  }));
}

/** What a row says in the first column of a status, unless its meaning is known. */
function listUnknownWords(
  { from: [column = ''], translate, transform }: PlannedSource,
  { cells }: FeedRow,
): string[] {
  const cell = cells.get(column) ?? '';
  const status = transform.read([translate(cell, cells)]);
  return isBlank(cell) || KNOWN_STATUSES.includes(String(status)) ? [] : [cell];
}

/** The mapping with an answer worked in: 'reserved' shows the car with its tag, 'hide' leaves it as it is. */
export function applyAnswer(draft: MappingDraft, { id }: Question, answer: string): MappingDraft {
  const source = statusSource(draft);
  const word = /^status: "(.*)"$/s.exec(id)?.[1];
  if (!source || word === undefined || answer === HIDE) return draft;
  const isReserved = answer === 'reserved';
  const values = { ...source.values, [word]: isReserved ? 'in_stock' : answer };
  const reserved = toSource(draft.fields.reserved);
  return {
    ...draft,
    fields: {
      ...draft.fields,
      status: { ...source, values },
      ...(isReserved && {
        reserved: {
          from: source.from,
          optional: true,
          values: { ...reserved?.values, [word]: true, '*': false },
        },
      }),
    },
  };
}

function statusSource(draft: MappingDraft): DraftSource | undefined {
  return toSource(draft.fields.status);
}

function toSource(given: MappingDraft['fields']['status']): DraftSource | undefined {
  const [first] = [given].flat();
  return typeof first === 'string' ? { from: first } : first;
}

import { ANY_OTHER } from '#stock/mapping/translate-cells.ts';
import { parseIsoTime } from '#stock/normalise/numbers/date.ts';
import { parseFlag } from '#stock/normalise/text/synonyms.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { splitColumn } from './column-words.ts';
import { sampleOf } from './feed-sample.ts';
import { columnsOf, type MappingDraft, type Question, toSources, withField } from './mapping-draft.ts';

/** Names of columns that say whether a record is shown, or hidden, and the words that may stand beside these. */
const SHOWN_NAME =
  /\b(?:publish(?:ed)?|visib(?:le|ility)|active|enabled|online|live|web ?(?:site)?|internet|public)\b/g;
const HIDDEN_NAME =
  /\b(?:unpublished|hidden|deleted|removed|archived|drafts?|inactive|disabled|suppress(?:ed)?|withdrawn|sold|retailed)\b/g;
const NEUTRAL_NAME =
  /\b(?:is|on|in|to|at|for|the|record|listing|product|vehicle|car|ad|advert|item|state|status|flag|date|catalog(?:ue)?|search|show|display)\b/g;
const OTHER_THING = /\b(?:pric\w+|photos?|images?|media|video|dealer|seller|warranty)\b/;
/** What records say of themselves: WooCommerce has -1 for a draft. */
const SHOWN_WORD = /^(?:publish(?:ed)?|visible|active|live|enabled|public|online|available|current|normal)$/i;
const HIDDEN_WORD =
  /^(?:-1|drafts?|deleted|removed|archived?|hidden|unpublished|private|inactive|disabled|withdrawn|suspended|suppressed|trash(?:ed)?|offline)$/i;
/** More, or longer ones, are no states. */
const MAX_STATES = 12;
const MAX_STATE = 40;

/** Whether records are shown that say that they are drafts, deleted or not published. Columns of statuses ask for their words. */
export function askForHidden(draft: MappingDraft, feed: Feed): Question[] {
  const status = [...columnsOf(draft, 'status'), ...columnsOf(draft, 'sold')];
  return feed.columns
    .filter((column) => !status.includes(column))
    .flatMap((column) => {
      const cells = sampleOf(feed, column);
      const kind = getNameKind(column);
      const areDates = cells.every((cell) => parseIsoTime(cell) !== undefined);
      const states = Map.groupBy(cells, (cell) => (areDates && kind === 'hidden' ? ANY_OTHER : cell));
      if (states.size > MAX_STATES || cells.some((cell) => cell.length > MAX_STATE)) return [];
      return [...states].flatMap(([word, { length }]) => {
        const answer = word === ANY_OTHER ? 'hide' : readState(word, kind);
        const says = word === ANY_OTHER ? (cells[0] ?? '') : word;
        return answer === undefined || answer === SHOW ? [] : [askForState(column, word, says, length)];
      });
    });
}

const SHOW = 'show';

/** What the name of a column says of its records, if it speaks of nothing else. */
function getNameKind(column: string): 'shown' | 'hidden' | undefined {
  const { parts } = splitColumn(column);
  const name = parts.at(-1)?.join(' ') ?? '';
  if (OTHER_THING.test(parts.flat().join(' '))) return undefined;
  const plain = name.replace(NEUTRAL_NAME, '').trim();
  if (plain !== '' && plain.replace(HIDDEN_NAME, '').trim() === '') return 'hidden';
  return plain !== '' && plain.replace(SHOWN_NAME, '').trim() === '' ? 'shown' : undefined;
}

/** Whether a record with a state is hidden; undefined where a column that is not called so says something else. */
function readState(word: string, kind: ReturnType<typeof getNameKind>): 'show' | 'hide' | undefined {
  if (HIDDEN_WORD.test(word) && (word !== '-1' || kind)) return 'hide';
  const flag = kind && parseFlag(word);
  if (flag !== undefined) return flag === (kind === 'shown') ? SHOW : 'hide';
  return kind === undefined || SHOWN_WORD.test(word) ? SHOW : undefined;
}

function askForState(column: string, word: string, says: string, cars: number): Question {
  return {
    id: `website: "${column}" says "${says}"`,
    field: 'show_on_dealer_website',
    choices: ['hide', SHOW],
    otherwise: 'hide',
    text: `"${column}" says "${says}" (${cars} ${cars === 1 ? 'car' : 'cars'}). Are they hidden?`,
    apply: (given, answer) => {
      if (answer === SHOW) return given;
      const sources = toSources(given.fields.show_on_dealer_website);
      const known = sources.find(({ from }) => from === column);
      const values = { [ANY_OTHER]: null, ...known?.values, [word]: false };
      const others = sources.filter((source) => source !== known);
      return withField(given, 'show_on_dealer_website', [
        ...others,
        { from: column, optional: true, values },
      ]);
    },
  };
}

import { RESERVED_ABROAD, SOLD_ABROAD } from './trade-words.ts';

/** What begins a note about a sale. 'Sold as is' and 'sold with a certificate' are about a vehicle that is for sale. */
const AT_START = new RegExp(
  String.raw`^\W*(?:(?<sold>sold|${SOLD_ABROAD.join('|')})|on hold|hold(?= ?[-:]|$)|reserved|${RESERVED_ABROAD.join('|')}|held for|sale pending)\b(?! (?:as|with|by|in|on|new|from|through|without|unreg\w*|unlicensed)\b)`,
  'i',
);
/** What means the same wherever it stands. */
const ANYWHERE = new RegExp(
  String.raw`\b(?:under offer|sale (?:agreed|pending)|dep(?:osit|\.)? (?:taken|paid|received|held)|(?:reserved|on hold|held) (?:for|until|till)|${RESERVED_ABROAD.join('|')})\b`,
  'i',
);
/** A tag among others: 'Manual, Petrol, SOLD'. */
const TAG = new RegExp(
  String.raw`(?:[,;|]|\s[-–—])\s*(?:(?<sold>sold|${SOLD_ABROAD.join('|')})|reserved|on hold)\s*(?:[,;|]|$)`,
  'i',
);
/** What is still on its way: at the start, or as a tag or the end of a title. */
const COMING =
  /(?:^|[,;|]|\s[-–—])\W*(?:coming[ -]soon|on the way|arriving soon|(?:on|in)[ -](?:order|transit))\W*(?:[,;|–—-]|$)/i;
/** What the trade may buy and visitors may not, and what is no advert. */
const WITHHELD =
  /\b(?:wholesale only|trade only|do not retail|not for (?:retail )?sale|do not (?:publish|list|advertise))\b|\(copy\)\W*$|^\W*copy of (?=\d)/i;
/** A flag alone. */
const DEPOSIT = /^\W*deposit\W*$/i;
/** What stands between words: a note may be HTML, or a code such as 'DEPOSIT_TAKEN'. */
const BETWEEN_WORDS = /<[^<>]*>|_/g;
/** A status that sites do not show. */
export const NOT_FOR_SALE = 'not_for_sale';
/** How much of a text is read: a status is said at once. */
const MAX_LENGTH = 300;

/**
 * The status that a text says in passing: 'sold' of 'SOLD, thanks Kev', 'reserved' of 'Deposit taken 12/11', and
 * 'not_for_sale', which sites do not show, of 'Wholesale only'.
 */
export function findStatus(
  text: string,
): 'sold' | 'reserved' | 'coming_soon' | typeof NOT_FOR_SALE | undefined {
  const start = text.slice(0, MAX_LENGTH).replace(BETWEEN_WORDS, ' ');
  const found = AT_START.exec(start) ?? TAG.exec(start);
  if (found?.groups?.sold) return 'sold';
  if (found || DEPOSIT.test(start) || ANYWHERE.test(start)) return 'reserved';
  if (WITHHELD.test(start)) return NOT_FOR_SALE;
  return COMING.test(start) ? 'coming_soon' : undefined;
}

/** What the trade calls a demonstrator in passing; in a longer text 'demo' alone may be of anything. */
const DEMO = /\bex[ -]?demo|\bdemonstrator\b|\b(?:display|dealer|company) demo\b|\b(?:service|svc) loaner\b/i;
const SHORT_DEMO = /(?<!\ba )\bdemo\b(?! (?:drive|ride|day)s?\b)/i;
const MAX_SHORT_LENGTH = 80;

/** 'demo' of a text that says so: '2024 Kia Sportage Ex-Demo'. */
export function findDemo(text: string): 'demo' | undefined {
  const isShort = text.length <= MAX_SHORT_LENGTH;
  return DEMO.test(text.slice(0, MAX_LENGTH)) || (isShort && SHORT_DEMO.test(text)) ? 'demo' : undefined;
}

/** What begins a note about a sale. 'Sold as is' and 'sold with a certificate' are about a vehicle that is for sale. */
const AT_START =
  /^\W*(?:(?<sold>sold)|on hold|reserved|held for|sale pending)\b(?! (?:as|with|by|in|on|new|from|through|without|unreg\w*|unlicensed)\b)/i;
/** What means the same wherever it stands. */
const ANYWHERE = /\b(?:under offer|deposit (?:taken|paid|received|held))\b/i;
/** How much of a text is read: a status is said at once. */
const MAX_LENGTH = 300;

/** The status that a text says in passing: 'sold' of 'SOLD, thanks Kev', 'reserved' of 'Deposit taken 12/11'. */
export function findStatus(text: string): 'sold' | 'reserved' | undefined {
  const start = text.slice(0, MAX_LENGTH);
  const found = AT_START.exec(start);
  if (found?.groups?.sold) return 'sold';
  return found || ANYWHERE.test(start) ? 'reserved' : undefined;
}

import { SiteError } from '#site/errors/site-error.ts';

const FIX_HINT =
  'Correct it there: JSON has a comma between entries and none after the last, double quotes around every text and key, and no comments.';

/** Parses hand-written JSON. Throws SiteError with the line and column of a syntax error. */
export function parseContentJson(file: string, text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    const sound = json.slice(0, validPrefixLength(json));
    const line = sound.split('\n').length;
    const column = sound.length - sound.lastIndexOf('\n');
    const what = describeFault(json.slice(sound.length));
    throw new SiteError([`${file}: line ${line}, column ${column}: ${what}. ${FIX_HINT}`]);
  }
}

function describeFault(rest: string): string {
  if (rest === '') return 'the JSON ends too early';
  const [found = ''] = rest.match(/^[\w"'-]+|^./su) ?? [];
  return `${/[\r\n]/.test(found) ? 'a line break' : JSON.stringify(found)} is not allowed here`;
}

/**
 * The length of the longest prefix that could be valid JSON. Needed because JSON.parse gives the position of some
 * errors only.
 */
function validPrefixLength(json: string): number {
  let sound = 0;
  let unsound = json.length + 1;
  while (unsound - sound > 1) {
    const middle = Math.floor((sound + unsound) / 2);
    if (isValidPrefix(json.slice(0, middle))) sound = middle;
    else unsound = middle;
  }
  return sound;
}

/** Whether a text is valid JSON, or would be if it did not end too early. */
function isValidPrefix(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? message.startsWith('Unexpected end') : Number(position) >= start.length;
  }
}

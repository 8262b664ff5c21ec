import { SiteProblems } from '#site/errors/site-error.ts';

const MEND =
  'Correct it there: JSON has a comma between entries and none after the last, double quotes around every text and key, and no comments.';

/** Reads JSON that people write. Throws SiteProblems with the line and column of the fault. */
export function parseJson(file: string, text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    const sound = json.slice(0, soundLength(json));
    const line = sound.split('\n').length;
    const column = sound.length - sound.lastIndexOf('\n');
    const what = faultAt(json.slice(sound.length));
    throw new SiteProblems([`${file}: line ${line}, column ${column}: ${what}. ${MEND}`]);
  }
}

function faultAt(rest: string): string {
  if (rest === '') return 'the JSON ends too early';
  const [found = ''] = rest.match(/^[\w"'-]+|^./su) ?? [];
  return `${/[\r\n]/.test(found) ? 'a line break' : JSON.stringify(found)} cannot stand here`;
}

/** How many characters could still be the start of some JSON. JSON.parse names the place of some faults only. */
function soundLength(json: string): number {
  let sound = 0;
  let unsound = json.length + 1;
  while (unsound - sound > 1) {
    const middle = Math.floor((sound + unsound) / 2);
    if (couldGoOn(json.slice(0, middle))) sound = middle;
    else unsound = middle;
  }
  return sound;
}

/** Whether the only fault of a text, if any, is that it ends. */
function couldGoOn(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? message.startsWith('Unexpected end') : Number(position) >= start.length;
  }
}

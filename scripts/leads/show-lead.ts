import type { HistoryEvent } from '#leads/intake/lead.ts';
import type { ChosenLead } from './choose.ts';
import { leadRows } from './columns.ts';

/** One lead whole, for people: each fact on a line, then what was done with it. */
export function showLead(chosen: ChosenLead, history: readonly HistoryEvent[]): string {
  const [names = [], values = []] = leadRows([chosen]);
  const width = Math.max(...names.map((name) => name.length));
  const facts = names.map((name, n) => line(name.padEnd(width), (values[n] ?? '').split('\n')));
  const { pending } = chosen.kept;
  return [
    ...facts.map(visible),
    ...(pending ? [`next try ${pending.due_at}, tried ${pending.tries} times`] : []),
    ...history.map(({ at, event, target, note }) =>
      visible([at, event, target, note].filter(Boolean).join('  ')),
    ),
  ].join('\n');
}

function line(name: string, [first = '', ...more]: readonly string[]): string {
  return [`${name}  ${first}`, ...more.map((text) => `${' '.repeat(name.length)}  ${text}`)].join('\n');
}

/** A terminal obeys control characters, and people can write any into a form. */
export function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

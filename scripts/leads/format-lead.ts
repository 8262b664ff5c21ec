import type { HistoryEvent } from '#leads/intake/lead.ts';
import { toLeadRows } from './lead-rows.ts';
import type { SelectedLead } from './select-leads.ts';

/** One lead whole, for people: each fact on a line, then what was done with it. */
export function formatLead(chosen: SelectedLead, history: readonly HistoryEvent[]): string {
  const [names = [], values = []] = toLeadRows([chosen]);
  const width = Math.max(...names.map((name) => name.length));
  const facts = names.map((name, n) => formatLine(name.padEnd(width), (values[n] ?? '').split('\n')));
  const { pending } = chosen.record;
  return [
    ...facts.map(replaceControlChars),
    ...(pending ? [`next try ${pending.due_at}, tried ${pending.tries} times`] : []),
    ...history.map(({ at, event, target, note }) =>
      replaceControlChars([at, event, target, note].filter(Boolean).join('  ')),
    ),
  ].join('\n');
}

function formatLine(name: string, [first = '', ...more]: readonly string[]): string {
  return [`${name}  ${first}`, ...more.map((text) => `${' '.repeat(name.length)}  ${text}`)].join('\n');
}

/** A terminal obeys control characters, and people can write any into a form. */
export function replaceControlChars(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

import type { HistoryEvent } from '#leads/intake/lead.ts';
import { toLeadRows } from './lead-rows.ts';
import type { SelectedLead } from './select-leads.ts';

/** A complete lead as text: one value on each line, then its history. */
export function formatLead(selected: SelectedLead, history: readonly HistoryEvent[]): string {
  const [names = [], values = []] = toLeadRows([selected]);
  const width = Math.max(...names.map((name) => name.length));
  const facts = names.map((name, n) => formatLine(name.padEnd(width), (values[n] ?? '').split('\n')));
  const { pending } = selected.record;
  return [
    ...facts.map(replaceControlChars),
    ...(pending ? [`next attempt ${pending.due_at}, ${pending.tries} attempts so far`] : []),
    ...history.map(({ at, event, target, note }) =>
      replaceControlChars([at, event, target, note].filter(Boolean).join('  ')),
    ),
  ].join('\n');
}

function formatLine(name: string, [first = '', ...more]: readonly string[]): string {
  return [`${name}  ${first}`, ...more.map((text) => `${' '.repeat(name.length)}  ${text}`)].join('\n');
}

/** Visitors can put control characters into a form, which a terminal would obey. */
export function replaceControlChars(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are replaced.
  return text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}

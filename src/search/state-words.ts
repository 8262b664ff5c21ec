import { ATTRIBUTES, LIST_ATTRIBUTES, RANGE_ATTRIBUTES, valueLabel } from './attributes.ts';
import { writeRange } from './range.ts';
import { chosen, type SearchState } from './state.ts';

/** What a search is about, in a line: 'Toyota, Used, Price 20000:40000'; empty when nothing is chosen. */
export function describeState(state: SearchState): string {
  const lists = LIST_ATTRIBUTES.flatMap((name) =>
    chosen(state, name).map((value) => valueLabel(name, value)),
  );
  const ranges = RANGE_ATTRIBUTES.flatMap((name) => {
    const range = state.ranges[name];
    return range ? [`${ATTRIBUTES[name].label} ${writeRange(range)}`] : [];
  });
  return [...(state.query ? [`“${state.query}”`] : []), ...lists, ...ranges].join(', ');
}

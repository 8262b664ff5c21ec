import { quote } from './quoted-texts.ts';
import { dropMeaning, type Segment } from './segment.ts';

/**
 * Finds vehicles that have every feature that is asked for. The values of a list are alternatives, so one feature is the
 * filter, and the others are searched for in the text: 'leather and sunroof'. After 'or' a feature is an alternative.
 */
export function joinFeatures(segments: readonly Segment[]): Segment[] {
  const groups: number[][] = [];
  let last: readonly number[] | undefined;
  for (const [index, { choice, filler, words }] of segments.entries()) {
    if (choice?.filtered_features && last && segments[index - 1]?.words[0] === 'or')
      groups.at(-1)?.push(index);
    else if (choice?.filtered_features) groups.push([index]);
    if (!filler || words[0] !== 'or') last = choice?.filtered_features && groups.at(-1);
  }
  const valuesOf = (group: readonly number[]) =>
    group.flatMap((index) => segments[index]?.choice?.filtered_features ?? []);
  const filter = groups.find((group) => valuesOf(group).length > 1) ?? groups[0];
  const asText = new Set(groups.filter((group) => group !== filter).flat());
  return segments.map((segment, index) => {
    if (!asText.has(index)) return segment;
    const [feature, ...alternatives] = segment.choice?.filtered_features ?? [];
    const isOne = feature !== undefined && alternatives.length === 0;
    return isOne ? { ...dropMeaning(segment), search: quote(feature) } : dropMeaning(segment);
  });
}

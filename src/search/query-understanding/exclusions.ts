import { capitalise } from '#domain/vehicle-noun.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import { describeInSentence } from '#search/state/describe-state.ts';
import { MAKE_OR_MODEL, makeOf, type RefinementList, splitModel } from '#search/state/makes-and-models.ts';
import type { QueryPart } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A value that no vehicle has, for what contradicts itself: 'toyota not toyota'. */
const NO_VALUE = '';

/**
 * Writes what parts exclude as what is left of their lists, because filters only choose: 'toyota not hilux' is every other
 * Toyota. All parts that are about such a list become one filter with one chip.
 */
export function resolveExclusions(parts: readonly QueryPart[], { values }: Vocabulary): readonly QueryPart[] {
  let resolved = parts;
  for (const facet of new Set(
    parts.flatMap(({ excluded = {} }) => Object.keys(excluded) as (keyof RefinementList)[]),
  )) {
    const wanted = parts.flatMap(({ refinementList }) => refinementList?.[facet] ?? []);
    const unwanted = parts.flatMap(({ excluded }) => excluded?.[facet] ?? []);
    const isVehicle = facet === MAKE_OR_MODEL;
    const all = [...values[isVehicle ? 'make_model' : (facet as keyof typeof values)].keys()];
    const left = isVehicle
      ? excludeVehicles(wanted, unwanted, all)
      : (wanted.length > 0 ? wanted : all).filter((value) => !unwanted.includes(value));
    const refinementList = { [facet]: left.length > 0 ? left : [NO_VALUE] };
    const label = labelOf(facet, wanted, unwanted);
    const [first] = parts.filter(isAbout);
    resolved = resolved.map((part) => {
      if (!isAbout(part)) return part;
      const { label: _, ...others } = part;
      return { ...others, refinementList, ...(part.start === first?.start && { label }) };
    });

    function isAbout(part: QueryPart): boolean {
      return facet in { ...part.refinementList, ...part.excluded };
    }
  }
  return resolved;
}

/** The wanted makes and models without the unwanted ones; a make of which some models are unwanted is its other models. */
function excludeVehicles(wanted: readonly string[], unwanted: readonly string[], models: readonly string[]) {
  const makes = new Set(models.map(makeOf));
  const isUnwanted = (value: string) => unwanted.includes(value) || unwanted.includes(makeOf(value));
  return (wanted.length > 0 ? wanted : [...makes]).flatMap((value) => {
    const own = models.filter((model) => makeOf(model) === value);
    const isPart = own.some((model) => unwanted.includes(model)) && !isUnwanted(value);
    return (isPart ? own : [value]).filter((candidate) => !isUnwanted(candidate));
  });
}

/** 'Not white or silver', 'Toyota, not HiLux'. */
function labelOf(facet: string, wanted: readonly string[], unwanted: readonly string[]): string {
  const isVehicle = facet === MAKE_OR_MODEL;
  const name = (value: string) =>
    isVehicle ? value.replace(':', ' ') : describeInSentence(facet as ListAttribute, value);
  const short = (value: string) => (isVehicle ? (splitModel(value)[1] ?? value) : name(value));
  const not = `not ${[...new Set(unwanted)].map(short).join(' or ')}`;
  if (wanted.length === 0) return capitalise(not);
  return `${[...new Set(wanted)].map(name).join(' or ')}, ${not}`;
}

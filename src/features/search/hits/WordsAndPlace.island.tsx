import { UnderstoodWords } from '#features/search/search-box/UnderstoodWords.island.tsx';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import { NearestFirst } from './NearestFirst.island.tsx';

interface WordsAndPlaceProps {
  readonly understanding: Understanding | undefined;
  readonly wantsNearest: boolean;
}

/** One file, because the name of each is in the script of every search page. */
export function WordsAndPlace({ understanding, wantsNearest }: WordsAndPlaceProps) {
  return (
    <>
      {understanding && <UnderstoodWords understanding={understanding} />}
      {wantsNearest && <NearestFirst />}
    </>
  );
}

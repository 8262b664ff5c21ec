import { UnderstoodWords } from '#features/search/search-box/UnderstoodWords.island.tsx';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import { NearestFirst } from './NearestFirst.island.tsx';

interface WordsProps {
  readonly understanding: Understanding | undefined;
  readonly near: boolean;
}

/** One file, because the name of each is in the script of every search page. */
export function Words({ understanding, near }: WordsProps) {
  return (
    <>
      {understanding && <UnderstoodWords understanding={understanding} />}
      {near && <NearestFirst />}
    </>
  );
}

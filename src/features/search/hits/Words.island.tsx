import { UnderstoodWords } from '#features/search/search-box/UnderstoodWords.island.tsx';
import type { UnderstoodQuery } from '#search/instantsearch/search-by-meaning.ts';
import { NearestFirst } from './NearestFirst.island.tsx';

interface WordsProps {
  readonly understood: UnderstoodQuery | undefined;
  readonly near: boolean;
}

/** One file, because the name of each is in the script of every search page. */
export function Words({ understood, near }: WordsProps) {
  return (
    <>
      {understood && <UnderstoodWords understood={understood} />}
      {near && <NearestFirst />}
    </>
  );
}

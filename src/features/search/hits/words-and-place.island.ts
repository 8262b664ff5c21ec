// What is loaded with the first typed words or the wish for the nearest: one file, because each name of a file is in the
// script of every search page.
export { UnderstoodWords } from '#features/search/search-box/UnderstoodWords.island.tsx';
export { NearestFirst } from './NearestFirst.island.tsx';

import { expect, test } from 'vitest';
import { findClosestMatch } from '#domain/closest-match.ts';

test.each([
  { word: 'colr', known: ['name', 'colour'], meant: undefined, why: 'two slips in four letters' },
  { word: 'color', known: ['name', 'colour'], meant: 'colour', why: 'a letter too few' },
  { word: 'phoness', known: ['phones', 'links'], meant: 'phones', why: 'a letter too many' },
  {
    word: 'nome',
    known: ['name', 'home'],
    meant: 'name',
    why: 'a wrong letter, and the first of two equals',
  },
  { word: 'phonex', known: ['phony', 'phones'], meant: 'phones', why: 'fewer slips' },
  { word: 'phonex', known: ['phones', 'phony'], meant: 'phones', why: 'fewer slips, found first' },
  { word: 'nmae', known: ['name'], meant: 'name', why: 'two letters swapped' },
  { word: 'PAGESIZE', known: ['pageSize'], meant: 'pageSize', why: 'case' },
  { word: 'ab', known: ['ac'], meant: 'ac', why: 'one slip is always forgiven' },
  { word: 'descritpons', known: ['description'], meant: 'description', why: 'three slips in eleven letters' },
  { word: 'template', known: [], meant: undefined, why: 'nothing is known' },
  { word: '', known: ['name'], meant: undefined, why: 'there is no word' },
])('"$word" among $known probably means $meant: $why', ({ word, known, meant }) => {
  expect(findClosestMatch(word, known)).toBe(meant);
});

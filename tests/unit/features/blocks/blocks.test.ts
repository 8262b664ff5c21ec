import { expect, test } from 'vitest';
import type { Block } from '#domain/blocks/block.ts';
import { selectEntries } from '#features/blocks/block-props.ts';
import { faqJsonLd } from '#features/blocks/faq-json-ld.ts';

const entries = [{ id: 'a' }, { id: 'b' }];
const block = (id: string | null) => ({ id }) as Block;

test.each([
  { id: null, selected: entries },
  { id: 'b', selected: [{ id: 'b' }] },
  { id: 'c', selected: [] },
])('a block with the id $id shows $selected', ({ id, selected }) => {
  expect(selectEntries(block(id), entries)).toEqual(selected);
});

test('the questions of all groups are one list, with answers as HTML', () => {
  const group = (question: string) => ({
    id: 'a',
    heading: 'Servicing',
    questions: [{ question, html: '<p><a href="/service/">Book</a> one.</p>' }],
  });
  const answer = { '@type': 'Answer', text: '<p><a href="/service/">Book</a> one.</p>' };
  expect(faqJsonLd([group('How often?'), group('How long?')])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How often?', acceptedAnswer: answer },
      { '@type': 'Question', name: 'How long?', acceptedAnswer: answer },
    ],
  });
});

import { describe, expect, test } from 'vitest';
import { suggestMessage } from '#features/forms/form-dom.ts';

function makeMessage(value = ''): HTMLTextAreaElement {
  const message = document.createElement('textarea');
  message.value = value;
  return message;
}

describe('a suggested message', () => {
  test('fills an empty message and replaces an earlier suggestion', () => {
    const message = makeMessage();
    for (const text of ['My budget is $22,888.', 'About $98 a week.', 'About $90 a week.'])
      suggestMessage(message, text);
    expect(message.value).toBe('About $90 a week.');
  });

  test('is appended once to the visitor’s own text', () => {
    const message = makeMessage('Can I pick it up on Friday? ');
    suggestMessage(message, 'About $98 a week.');
    suggestMessage(message, 'About $90 a week, $& off.');
    expect(message.value).toBe('Can I pick it up on Friday?\n\nAbout $90 a week, $& off.');
  });

  test('that the visitor has edited is treated as the visitor’s own text', () => {
    const message = makeMessage();
    suggestMessage(message, 'About $98 a week.');
    message.value = 'About $80 a week?';
    suggestMessage(message, 'About $90 a week.');
    expect(message.value).toBe('About $80 a week?\n\nAbout $90 a week.');
  });
});

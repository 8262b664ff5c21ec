import { expect, test } from 'vitest';
import { renderHeldDigest } from '#leads/mail/render-held-digest.ts';

const ENVELOPE = {
  dealer: 'example',
  name: 'Example Motors',
  timeZone: 'Australia/Brisbane',
  from: 'website@example.com.au',
  to: ['sales@example.com.au', 'office@example.com.au'],
};
const COMMANDS = `Read them:   npm run leads -- list --site example --state held
Deliver one: npm run leads -- redeliver <id>
Deliver all: npm run leads -- redeliver --site example --state held
`;

test.each([
  [
    1,
    'Australia/Brisbane',
    '1 enquiry is waiting to be checked',
    'The oldest came in at 10.04am on Saturday 21 November.',
  ],
  [
    2,
    'Australia/Sydney',
    '2 enquiries are waiting to be checked',
    'The oldest came in at 11.04am on Saturday 21 November.',
  ],
])('%i held, in %s', (count, timeZone, subject, oldest) => {
  const held = { count, since: '2026-11-21T00:04:00.000Z' };
  expect(renderHeldDigest(held, { ...ENVELOPE, timeZone })).toEqual({
    from: { name: 'Example Motors website', address: 'website@example.com.au' },
    to: [
      { name: '', address: 'sales@example.com.au' },
      { name: '', address: 'office@example.com.au' },
    ],
    subject,
    text: `${subject} on the Example Motors website because they didn't pass the spam check. ${oldest}\n\n${COMMANDS}`,
  });
});

test('a name of several lines is one line in the header', () => {
  const held = { count: 1, since: '2026-11-21T00:04:00.000Z' };
  const { from } = renderHeldDigest(held, { ...ENVELOPE, name: 'Example\r\nBcc: thief@example.net' });
  expect(from).toEqual({ name: 'Example Bcc: thief@example.net website', address: 'website@example.com.au' });
});

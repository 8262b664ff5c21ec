import { expect, test } from 'vitest';
import { PRE_APPROVAL_LABEL, preApprovalLink } from '#domain/finance/pre-approval.ts';

const car = { id: 'a&1', slug: 'a-car' };

test('pre-approval of a loan leads to the address of the dealer, with the id and the page of the car (T-59)', () => {
  expect(PRE_APPROVAL_LABEL).toBe('Get pre-approved');
  expect(preApprovalLink('https://pay.example.com/{slug}?car={car_id}', car)).toBe(
    'https://pay.example.com/a-car?car=a%261',
  );
  expect(preApprovalLink(undefined, car)).toBeUndefined();
});

import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SuccessMessage } from '#features/forms/success/SuccessMessage.tsx';

const KEY = 'forecourt:example-motors:success-category';
const open = (search = '') => {
  history.replaceState(null, '', `/success/${search}`);
  return render(
    <StrictMode>
      <SuccessMessage vehicle="truck" pays />
    </StrictMode>,
  );
};
afterEach(() => history.replaceState(null, '', '/'));

test("the next steps are shown once, in the dealer's words", () => {
  localStorage.setItem(KEY, '"Reservation"');
  const { unmount } = open();
  expect(screen.getByText(/^We've got your request to reserve the truck\./)).toBeTruthy();
  expect(localStorage.getItem(KEY)).toBeNull();
  unmount();
  expect(open().container.textContent).toBe('');
});

test('the payment link is shown for a lead with a fee', () => {
  open('?lead_id=1');
  expect(screen.getByRole('link', { name: 'Pay the fee now' }).getAttribute('href')).toBe('/api/payment');
});

import { expect, test } from 'vitest';
import { closeDialog } from '#browser/close-dialog.ts';

test('a dialog that is closed disappears at once, and closes once that is painted', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  const closing = closeDialog(dialog);
  expect(dialog).toMatchObject({ open: true, style: { visibility: 'hidden' } });
  await closing;
  expect(dialog).toMatchObject({ open: false, style: { visibility: '' } });
});

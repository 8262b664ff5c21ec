import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { StatusMessage } from '#features/forms/sending/StatusMessage.tsx';

const QUEUED_TEXT =
  'Saved on this device. We will send it when you are online: you can close this page and come back.';

/** Replaces a form whose enquiry waits on the device. */
export function QueuedNotice() {
  return (
    <>
      <StatusMessage text={QUEUED_TEXT} />
      <OutboxSender later />
    </>
  );
}

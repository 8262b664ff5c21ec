import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { StatusMessage } from '#features/forms/sending/StatusMessage.tsx';

const QUEUED_TEXT =
  "Saved on this device. We'll send it when you're back online. You can close this page and come back later.";

/** Replaces a form whose enquiry waits on the device. */
export function QueuedNotice() {
  return (
    <>
      <StatusMessage text={QUEUED_TEXT} />
      <OutboxSender later />
    </>
  );
}

import { QUEUED_TEXT } from '#features/forms/sending/describe-unsent.ts';
import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { StatusMessage } from '#features/forms/sending/StatusMessage.tsx';

/** Replaces a form whose enquiry waits on the device. */
export function QueuedNotice() {
  return (
    <>
      <StatusMessage text={QUEUED_TEXT} />
      <OutboxSender later />
    </>
  );
}

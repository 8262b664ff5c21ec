import { QUEUED_TEXT } from '#features/forms/sending/describe-unsent.ts';
import { OutboxSender, StatusMessage } from '#features/forms/sending/OutboxSender.tsx';

/** The form may have reached far below the screen: the focus brings what replaces it into view. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Replaces a form whose enquiry waits on the device. */
export function QueuedNotice() {
  return (
    <div ref={focus} tabIndex={-1}>
      <StatusMessage text={QUEUED_TEXT} />
      <OutboxSender later />
    </div>
  );
}

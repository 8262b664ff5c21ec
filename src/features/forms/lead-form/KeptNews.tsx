import { OutboxSender } from '#features/forms/sending/OutboxSender.tsx';
import { StatusNews } from '#features/forms/sending/StatusNews.tsx';

const WILL_SEND =
  'Saved on this device. We will send it when you are online: you can close this page and come back.';

/** In the place of a form that waits on the device. */
export function KeptNews() {
  return (
    <>
      <StatusNews text={WILL_SEND} />
      <OutboxSender later />
    </>
  );
}

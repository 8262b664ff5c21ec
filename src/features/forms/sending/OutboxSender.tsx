import { memo, useEffect, useEffectEvent, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { useDocumentEvent } from '#ui/hooks/use-document-event.ts';
import { useWindowEvent } from '#ui/hooks/use-window-event.ts';
import { StatusMessage } from './StatusMessage.tsx';

const ONLINE_EVENTS = ['online'];

interface OutboxSenderProps {
  /** Whether it begins when the line is back or the visitor returns: after a try that has just failed. */
  readonly later?: boolean;
}

/** Sends what waits on the device, on whichever page the visitor is, and says what became of it. */
export const OutboxSender = memo(function OutboxSender({ later = false }: OutboxSenderProps) {
  const [news, setNews] = useState<readonly string[]>([]);
  const send = () => {
    import('./outbox.island.ts')
      .then(({ flushOutbox }) => flushOutbox((text) => setNews((before) => [...before, text])))
      .catch((error) => logWarning('What waits on this device could not be sent', error));
  };
  const begin = useEffectEvent(() => {
    if (!later) send();
  });
  useEffect(() => begin(), []);
  useWindowEvent(ONLINE_EVENTS, send);
  useDocumentEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') send();
  });
  if (news.length === 0) return null;
  return (
    <div className="outbox">
      {news.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: news are only ever added, and may be the same twice.
        <StatusMessage key={index} text={text} />
      ))}
    </div>
  );
});

import { memo, useEffect, useEffectEvent, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { useDocumentEvent, useWindowEvent } from '#ui/hooks/use-event-listener.ts';
import { flushOutbox } from './outbox.island.ts';

const ONLINE_EVENTS = ['online'];

interface OutboxSenderProps {
  /** Whether to wait until the browser is online again or the visitor returns: after an attempt that has just failed. */
  readonly later?: boolean;
}

/** Sends the messages that wait on the device, from any page, and announces the results. */
export const OutboxSender = memo(function OutboxSender({ later = false }: OutboxSenderProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const send = () => {
    flushOutbox((text) => setMessages((current) => [...current, text])).catch((error) =>
      logWarning('Outbox: failed to send. The messages stay on this device.', error),
    );
  };
  const sendOnMount = useEffectEvent(() => {
    if (!later) send();
  });
  useEffect(() => sendOnMount(), []);
  useWindowEvent(ONLINE_EVENTS, send);
  useDocumentEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') send();
  });
  if (messages.length === 0) return null;
  return (
    <div className="outbox">
      {messages.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended, and may repeat.
        <StatusMessage key={index} text={text} />
      ))}
    </div>
  );
});

/** A message about an enquiry. Its text is added after the live region, because screen readers ignore text that is there from the start. */
export function StatusMessage({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="form__news" role="status">
      {announced}
    </p>
  );
}

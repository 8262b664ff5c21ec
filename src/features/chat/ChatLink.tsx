import { memo, type ReactNode, useEffect, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { type ChatProvider, findOpenFunction, loadChatProvider } from './chat-provider.ts';

interface ChatLinkProps {
  readonly chat: ChatProvider;
  /** The contact page, for visitors who open the link in a new tab. */
  readonly href: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly icon?: ReactNode;
}

/** Some providers are ready only a while after their script has run. */
const MAX_ATTEMPTS = 10;
const RETRY_INTERVAL_MS = 500;

/** A link that opens the chat of the dealer's provider; hidden until the provider is ready (T-89). */
export const ChatLink = memo(function ChatLink({ chat, href, text, className, icon }: ChatLinkProps) {
  const isReady = useIsProviderReady(chat);
  return (
    <a
      className={className}
      href={href}
      hidden={!isReady}
      onClick={(event) => {
        const open = findOpenFunction(chat);
        if (!open || !isPlainClick(event)) return;
        event.preventDefault();
        try {
          open();
        } catch (error) {
          logWarning('Chat: the provider failed to open it.', error);
        }
      }}
    >
      {icon}
      {text}
    </a>
  );
});

/** Whether the provider is ready: loads its script and polls until its function exists. */
function useIsProviderReady({ object, script, opens }: ChatProvider): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = (attempts: number) => {
      const found = findOpenFunction({ object, script, opens }) !== undefined;
      setReady(found);
      if (!found && attempts > 0) timer = setTimeout(() => poll(attempts - 1), RETRY_INTERVAL_MS);
    };
    poll(0);
    if (script) loadChatProvider(script).then(() => poll(MAX_ATTEMPTS));
    else poll(MAX_ATTEMPTS);
    return () => clearTimeout(timer);
  }, [object, script, opens]);
  return isReady;
}

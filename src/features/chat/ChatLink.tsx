import { memo, type ReactNode, useEffect, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { type ChatProvider, findOpenFunction, loadChatProvider } from './chat-provider.ts';

interface ChatLinkProps {
  readonly chat: ChatProvider;
  /** The page to write to, for those who want it in a window of its own. */
  readonly href: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly icon?: ReactNode;
}

/** Some providers take a while after their script has run. */
const MAX_ATTEMPTS = 10;
const RETRY_INTERVAL_MS = 500;

/** Opens the chat of the dealer's provider, and is there once that is (T-89). */
export const ChatLink = memo(function ChatLink({ chat, href, text, className, icon }: ChatLinkProps) {
  const there = useIsProviderReady(chat);
  return (
    <a
      className={className}
      href={href}
      hidden={!there}
      onClick={(event) => {
        const open = findOpenFunction(chat);
        if (!open || !isPlainClick(event)) return;
        event.preventDefault();
        try {
          open();
        } catch (error) {
          logWarning('The chat could not be opened', error);
        }
      }}
    >
      {icon}
      {text}
    </a>
  );
});

/** Whether the provider is there: its script is asked for, and may take a while to make itself known. */
function useIsProviderReady({ object, script, opens }: ChatProvider): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (tries: number) => {
      const known = findOpenFunction({ object, script, opens }) !== undefined;
      setThere(known);
      if (!known && tries > 0) timer = setTimeout(() => look(tries - 1), RETRY_INTERVAL_MS);
    };
    look(0);
    if (script) loadChatProvider(script).then(() => look(MAX_ATTEMPTS));
    else look(MAX_ATTEMPTS);
    return () => clearTimeout(timer);
  }, [object, script, opens]);
  return there;
}

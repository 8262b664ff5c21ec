import { memo, type ReactNode, useEffect, useState } from 'react';
import { logProblem } from '#browser/log.ts';
import { isPlainPress } from '#ui/plain-press.ts';
import { type Chat, functionOf, loadProvider } from './chat-provider.ts';

interface ChatLinkProps {
  readonly chat: Chat;
  /** The page to write to, for those who want it in a window of its own. */
  readonly href: string;
  readonly text: string;
  readonly className?: string;
  readonly icon?: ReactNode;
}

/** Some providers take a while after their script has run. */
const TRIES = 10;
const PAUSE = 500;

/** Opens the chat of the dealer's provider, and is there once that is (T-89). */
export const ChatLink = memo(function ChatLink({ chat, href, text, className, icon }: ChatLinkProps) {
  const there = useProvider(chat);
  return (
    <a
      className={className}
      href={href}
      hidden={!there}
      onClick={(event) => {
        const open = functionOf(chat);
        if (!open || !isPlainPress(event)) return;
        event.preventDefault();
        try {
          open();
        } catch (error) {
          logProblem('The chat could not be opened', error);
        }
      }}
    >
      {icon}
      {text}
    </a>
  );
});

/** Whether the provider is there: its script is asked for, and may take a while to make itself known. */
function useProvider({ object, script, opens }: Chat): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (tries: number) => {
      const known = functionOf({ object, script, opens }) !== undefined;
      setThere(known);
      if (!known && tries > 0) timer = setTimeout(() => look(tries - 1), PAUSE);
    };
    look(0);
    if (script) loadProvider(script).then(() => look(TRIES));
    else look(TRIES);
    return () => clearTimeout(timer);
  }, [object, script, opens]);
  return there;
}

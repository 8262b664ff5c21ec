import { memo, type ReactNode, useEffect, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { isPlainClick } from '#ui/plain-click.ts';

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

/** The global object and function that open a provider's chat (T-89). */
export interface ChatProvider {
  /** The name of the provider's object in `window`. */
  readonly object: string;
  /** The address of its script; undefined if another script of the dealer loads it. */
  readonly script: string | undefined;
  /** The object's function that opens it. */
  readonly opens: string;
}

/** The function that opens a chat, bound to its object; undefined until the provider has loaded. */
function findOpenFunction({ object, opens }: ChatProvider): (() => unknown) | undefined {
  const provider: unknown = Reflect.get(window, object);
  if (typeof provider !== 'object' && typeof provider !== 'function') return undefined;
  const open: unknown = provider && Reflect.get(provider, opens);
  return typeof open === 'function' ? () => open.call(provider) : undefined;
}

const scriptLoads = new Map<string, Promise<void>>();

/** Loads a provider's script, once per page. Never settles if that fails: the chat buttons stay hidden. */
function loadChatProvider(src: string): Promise<void> {
  const existing = scriptLoads.get(src);
  if (existing) return existing;
  const loaded = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () =>
      logWarning("Chat: the provider's script failed to load. Chat buttons stay hidden.");
    document.head.append(script);
  });
  scriptLoads.set(src, loaded);
  return loaded;
}

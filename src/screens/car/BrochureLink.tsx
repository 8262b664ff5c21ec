import { type MouseEvent, memo, type ReactNode, useState } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';

interface BrochureLinkProps {
  readonly href: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly icon?: ReactNode;
}

/**
 * Downloads the brochure that it leads to. It says so meanwhile and is as before in the end, however it ends (T-78); a
 * failure is told with its message.
 */
export const BrochureLink = memo(function BrochureLink({ href, text, className, icon }: BrochureLinkProps) {
  const [coming, setComing] = useState(false);
  const download = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (coming) return;
    setComing(true);
    try {
      const { saveBrochure } = await import('./save-brochure.ts').catch(() => ({ saveBrochure: navigateTo }));
      await saveBrochure(href);
    } finally {
      setComing(false);
    }
  };
  const waits = coming || undefined;
  return (
    <a
      className={className}
      href={href}
      data-offer=""
      aria-busy={waits}
      aria-disabled={waits}
      onClick={download}
    >
      {icon}
      {coming ? 'Downloading…' : text}
    </a>
  );
});

/** Where the script of the download can't be had, the browser downloads it as any other file. */
function navigateTo(href: string): void {
  location.assign(href);
}

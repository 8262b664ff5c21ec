import { type MouseEvent, memo, type ReactNode, useState } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';

interface BrochureLinkProps {
  readonly href: string;
  readonly text: string;
  readonly className?: string | undefined;
  readonly icon?: ReactNode;
}

/**
 * Downloads the linked brochure. Shows its progress and returns to its initial state, whatever the outcome (T-78); a
 * failure is shown with its message.
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

/** Fallback if the download script fails to load: the browser downloads the PDF like any file. */
function navigateTo(href: string): void {
  location.assign(href);
}

import type { ReactNode } from 'react';

interface NothingSavedProps {
  /** Whether the device was asked; the build can only guess that nothing is kept. */
  readonly loaded: boolean;
  readonly children: ReactNode;
  /** Where the visitor goes on. */
  readonly next: { readonly href: string; readonly text: string };
}

/**
 * What a page of kept things says while there are none. Until the device was asked, styles hide it from visitors who
 * have kept something (saved-pages.css), and tell them if the page could not be loaded.
 */
export function NothingSaved({ loaded, children, next }: NothingSavedProps) {
  return (
    <>
      {!loaded && (
        <p className="notice own__failed" role="alert">
          What you keep could not be shown just now. Please reload the page in a moment.
        </p>
      )}
      <div className={loaded ? 'own__empty' : 'own__empty own__empty--guess'}>
        <p>{children}</p>
        <p>
          <a className="btn btn--primary" href={next.href}>
            {next.text}
          </a>
        </p>
      </div>
    </>
  );
}

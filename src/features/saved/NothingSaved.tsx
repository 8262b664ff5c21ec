import type { ReactNode } from 'react';

interface NothingSavedProps {
  /** Whether the device was asked; the build can only guess that nothing is kept. */
  readonly loaded: boolean;
  readonly children: ReactNode;
  /** Where the visitor goes on. */
  readonly next: { readonly href: string; readonly text: string };
}

/**
 * The text of a page of saved things while there are none. Until the device's storage has been read, styles hide it from
 * visitors who have saved something (saved-pages.css), and show them a notice if the page could not be loaded.
 */
export function NothingSaved({ loaded, children, next }: NothingSavedProps) {
  return (
    <>
      {!loaded && (
        <p className="notice saved-page__failed" role="alert">
          What you keep could not be shown just now. Please reload the page in a moment.
        </p>
      )}
      <div className={loaded ? 'saved-page__empty' : 'saved-page__empty saved-page__empty--guess'}>
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

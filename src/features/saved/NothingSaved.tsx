import type { ReactNode } from 'react';

interface NothingSavedProps {
  /** Whether the browser's storage has been read; the build can only assume that nothing is saved. */
  readonly loaded: boolean;
  readonly children: ReactNode;
  /** What will stand there. */
  readonly example?: ReactNode;
  /** The link to continue with. */
  readonly next: { readonly href: string; readonly text: string };
}

/**
 * The text of a page of saved things while there are none. Until the browser's storage has been read, saved-pages.css hides
 * it from visitors who have saved something, and shows them a notice if the island fails to load.
 */
export function NothingSaved({ loaded, children, example, next }: NothingSavedProps) {
  return (
    <>
      {!loaded && (
        <p className="notice saved-page__failed" role="alert">
          We couldn't load your saved list. Please reload the page in a moment.
        </p>
      )}
      <div className={loaded ? 'saved-page__empty' : 'saved-page__empty saved-page__empty--guess'}>
        <p>{children}</p>
        {example}
        <p>
          <a className="btn btn--primary" href={next.href}>
            {next.text}
          </a>
        </p>
      </div>
    </>
  );
}

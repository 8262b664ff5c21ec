import type { ReactNode } from 'react';

export interface LocationItemProps {
  /** Its id on the page, for links such as '/locations/#example-mareeba'. */
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** '12 km away', once the visitor has entered a postcode. */
  readonly far?: string | undefined;
  readonly hidden?: boolean;
  /** Its picture or map. */
  readonly panel?: ReactNode;
  /** The lines below its name. */
  readonly head?: ReactNode;
  /** Its departments and links. */
  readonly children?: ReactNode;
}

/** One entry of the locations page. */
export function LocationItem({ slug, name, href, far, hidden, panel, head, children }: LocationItemProps) {
  return (
    <li className="place" id={slug} hidden={hidden}>
      {panel}
      <div className="place__body">
        <div className="place__head">
          <h2>
            <a className="tap plain" href={href}>
              {name}
            </a>
          </h2>
          {far && <p className="far">{far}</p>}
          {head}
        </div>
        {children}
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';

export interface LocationItemProps {
  /** What its address on the page ends in: '#example-mareeba'. */
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** '12 km away', where somebody asked for the nearest. */
  readonly far?: string | undefined;
  readonly hidden?: boolean;
  /** Its picture or map. */
  readonly panel?: ReactNode;
  /** What stands under its name. */
  readonly head?: ReactNode;
  /** Its departments, and the ways on. */
  readonly children?: ReactNode;
}

/** One place on the list of locations. */
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

import type { PromoTile } from './promo-tile.ts';

/** The promos at one position of the result list, side by side. Pictures are square; the dealer's colour fills the rest. */
export function PromoRow({ tiles }: { readonly tiles: readonly PromoTile[] }) {
  return (
    <ul className="promos" aria-label="Promotions">
      {tiles.map(({ id, src, srcset, alt, background, href }) => {
        const picture = (
          <img
            src={src}
            srcSet={srcset}
            sizes="(min-width: 534px) 320px, 60vw"
            width={1000}
            height={1000}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        );
        return (
          <li key={id} style={{ backgroundColor: background }}>
            {href === null ? picture : <a href={href}>{picture}</a>}
          </li>
        );
      })}
    </ul>
  );
}

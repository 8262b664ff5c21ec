import type { ItemHit, ItemKind, ItemRowProps } from '#features/catalogue-search/item-search.ts';
import { PART_NOUN, type PartRowInput, toPartRowView } from '#screens/parts/part-row-view.ts';
import { PARTS_CODEC } from '#search/catalogues/items/item-codec.ts';

/** The settings of the parts search. */
export const PART_KIND: ItemKind = {
  noun: PART_NOUN,
  listClass: 'parts',
  name: 'Parts',
  headingSuffix: 'for sale',
  codec: PARTS_CODEC,
  Row: PartRow,
};

/** A part in a list: name, price and a link to the enquiry. */
function PartRow({ hit, pictures, eager }: ItemRowProps) {
  const part = { ...(hit as ItemHit & Omit<PartRowInput, 'id'>), id: hit.objectID };
  const { name, facts, price, picture, enquire } = toPartRowView(part, pictures);
  return (
    <li className="part">
      {picture && (
        <img
          className="part__photo"
          src={picture.src}
          srcSet={picture.srcset}
          sizes="120px"
          width={120}
          height={80}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? 'sync' : 'async'}
        />
      )}
      <h2 className="part__name">{name}</h2>
      <p className="part__facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="part__price price">{price}</p>
      <a className="btn btn--sm part__act" href={enquire} aria-label={`Enquire: ${name}`}>
        Enquire
      </a>
    </li>
  );
}

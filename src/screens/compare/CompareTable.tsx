import { Fragment, type Ref } from 'react';
import type { CardView } from '#features/car-card/card-view.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { type CompareRow, LISTED, NOT_LISTED } from './compare-rows.ts';

type Column = Pick<CardView, 'id' | 'href' | 'title' | 'subtitle' | 'photo' | 'actions'>;

export interface CompareTableProps {
  readonly cars: readonly Column[];
  readonly rows: readonly CompareRow[];
  /** The features that all cars have. */
  readonly shared: readonly string[];
  /** Removes a car from the comparison. */
  readonly onRemove: (id: string) => void;
  readonly ref?: Ref<HTMLTableElement>;
}

/** Cars as columns, facts as rows. The best price, kilometres and year are marked in words, other differences by weight. */
export function CompareTable({ cars, rows, shared, onRemove, ref }: CompareTableProps) {
  return (
    <table ref={ref} className="compare">
      <thead>
        <tr>
          <td />
          {cars.map((car) => (
            <ColumnHead key={car.id} car={car} onRemove={onRemove} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, differs, best, main, group }) => (
          <Fragment key={label}>
            {group && (
              <tr className="compare__group">
                <th colSpan={cars.length + 1} scope="colgroup">
                  {group}
                </th>
              </tr>
            )}
            <tr className={differs ? 'differs' : 'same'} data-main={main && ''}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={cars[index]?.id}>
                  {main ? <Price text={value} /> : <Value text={value} />}
                  {best?.index === index && (
                    <small>
                      <span className="visually-hidden">: </span>
                      {best.word}
                    </small>
                  )}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
        {shared.length > 0 && (
          <tr className="same">
            <th scope="row">All have</th>
            <td colSpan={cars.length}>{shared.join(', ')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Whether a car lists a feature is seen at a glance: a tick or a dash. */
function Value({ text }: { readonly text: string }) {
  if (text !== LISTED && text !== NOT_LISTED) return text;
  return (
    <>
      {text === LISTED ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{text}</span>
    </>
  );
}

/** '$20,000 Drive Away': the amount leads, its type is set smaller. */
function Price({ text }: { readonly text: string }) {
  const [, amount, type] = /^(\$\S+) (.+)$/.exec(text) ?? [undefined, text];
  return (
    <>
      {amount}
      {type && <span className="compare__type"> {type}</span>}
    </>
  );
}

function ColumnHead({ car, onRemove }: { readonly car: Column } & Pick<CompareTableProps, 'onRemove'>) {
  const { id, href, title, subtitle, photo, actions } = car;
  // An enquiry before a link to the page, which the title is.
  const action = actions.find(({ data }) => data !== undefined);
  return (
    <th scope="col">
      <span className={photo.words ? 'photo photo--none' : 'photo'}>
        <img
          src={photo.src}
          srcSet={photo.srcset}
          sizes="(min-width: 992px) 272px, 44vw"
          width={480}
          height={320}
          alt=""
        />
      </span>
      <a href={href}>{title}</a>
      {subtitle && <span className="muted">{subtitle}</span>}
      {action && (
        <a
          className="btn btn--primary btn--sm no-print"
          href={action.href}
          aria-label={`${action.text}: ${title}`}
          {...action.data}
        >
          {action.text}
        </a>
      )}
      <button
        type="button"
        className="icon-btn compare__remove no-print"
        aria-label={`Remove ${title} from the comparison`}
        onClick={() => onRemove(id)}
      >
        <Icon name="close" />
      </button>
    </th>
  );
}

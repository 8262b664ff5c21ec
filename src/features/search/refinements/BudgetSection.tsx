import { useEffect, useRef, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import type { BudgetFilter } from '#domain/finance/budget.ts';
import styles from '#features/finance/loan-calculator.css?url';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { useLazy } from '#features/search/context/use-lazy.island.ts';
import { withRange } from '#search/state/ui-state.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** The visitor's budget among the filters: a range of prices, or of prices by the week. Its form is loaded once it is opened. */
export function BudgetSection() {
  const { usualLoan } = useSearchContext().view;
  const { change } = useSearch();
  const section = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const Form = useLazy(loadForm, opened);
  const look = () => {
    if (section.current?.open) setOpened(true);
  };
  // It may have been opened before hydration.
  useEffect(look, []);
  if (!usualLoan) return null;
  const refine = (filter: BudgetFilter | undefined) =>
    change((current) => {
      const others = withRange(withRange({ ...current, page: 1 }, 'price', {}), 'weekly_price', {});
      return filter ? withRange(others, filter.attribute, { max: filter.max }) : others;
    });
  return (
    <details ref={section} className="facet" onToggle={look}>
      <summary>
        My budget
        <Icon name="down" />
      </summary>
      <div className="facet__body calc">
        {Form && <Form loadUsual={async () => usualLoan} onFilter={refine} />}
      </div>
    </details>
  );
}

const loadForm = async () => {
  const [{ BudgetForm }] = await Promise.all([
    import('#features/finance/BudgetForm.tsx'),
    loadStyles(styles),
  ]);
  return BudgetForm;
};

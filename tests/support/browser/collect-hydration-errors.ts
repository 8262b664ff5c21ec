import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Hydrates an island over the HTML of its build, in which `before` may do what a visitor does before there are scripts.
 * Answers what React had to mend.
 */
export function collectHydrationErrors(
  island: ReactElement,
  before: (page: HTMLElement) => void = () => {},
): unknown[] {
  const container = document.createElement('div');
  container.innerHTML = renderToString(island);
  document.body.append(container);
  before(container);
  const problems: unknown[] = [];
  render(island, { container, hydrate: true, onRecoverableError: (error) => problems.push(error) });
  return problems;
}

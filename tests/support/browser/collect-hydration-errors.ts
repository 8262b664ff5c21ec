import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Hydrates an island over its built HTML. `before` may act on it like a visitor before scripts load. Returns the
 * mismatches that React recovered from.
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

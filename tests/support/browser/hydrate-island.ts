import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';

/**
 * Renders an island's HTML like a build and hydrates it like a page. `before` may act on it like a visitor before
 * scripts load. Fails on a hydration mismatch.
 */
export function hydrateIsland(
  island: ReactElement,
  before: (page: HTMLElement) => void = () => {},
): { html: string } {
  const html = renderToString(island);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  before(container);
  const problems: unknown[] = [];
  render(island, { container, hydrate: true, onRecoverableError: (error) => problems.push(error) });
  expect(problems, 'what hydration found').toEqual([]);
  return { html };
}

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need much longer than a quiet one.
configure({ asyncUtilTimeout: 10_000 });

// The page's dealer, whose name prefixes the browser's storage keys.
document.documentElement.dataset.site = 'example-motors';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

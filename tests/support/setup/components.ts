import { windowPersistentEvents } from '@nanostores/persistent';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need much longer than a quiet one.
configure({ asyncUtilTimeout: 60_000 });

// The page's dealer, whose name prefixes the browser's storage keys.
document.documentElement.dataset.site = 'example-motors';

// A stored list removes its listeners a second after its last use, when the window of its test file may be gone.
const { removeEventListener } = windowPersistentEvents;
windowPersistentEvents.removeEventListener = (...listener) => {
  if (typeof window !== 'undefined') removeEventListener(...listener);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The dealer whose page it is; what is kept on the device is kept under its name.
document.documentElement.dataset.site = 'example-motors';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

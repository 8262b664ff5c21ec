import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need long for an answer that a quiet one gives at once.
configure({ asyncUtilTimeout: 10_000 });

// The dealer whose page it is; what is kept on the device is kept under its name.
document.documentElement.dataset.site = 'example-motors';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

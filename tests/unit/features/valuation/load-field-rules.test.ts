import { beforeEach, expect, test, vi } from 'vitest';
import { loadFieldRules } from '#features/valuation/load-field-rules.ts';
import { NO_CONNECTION_TEXT, ValuationApiError } from '#features/valuation/valuation-api.ts';

beforeEach(() => {
  vi.doUnmock('#features/valuation/read-registration.ts');
});

test('the rules are loaded with the first step that is sent', async () => {
  const { readVehicleName } = await loadFieldRules();
  expect(readVehicleName(' 2016 Kia Rio ')).toBe('2016 Kia Rio');
});

test('rules that can’t be loaded are a lost connection', async () => {
  vi.doMock('#features/valuation/read-registration.ts', () => {
    throw new Error('Load failed');
  });
  await expect(loadFieldRules()).rejects.toThrow(new ValuationApiError(NO_CONNECTION_TEXT));
});

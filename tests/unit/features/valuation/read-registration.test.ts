import { beforeEach, expect, test, vi } from 'vitest';
import { loadFieldRules } from '#features/valuation/load-field-rules.ts';
import { readAnswers, readRegistration, readVehicleName } from '#features/valuation/read-registration.ts';
import { NO_CONNECTION_TEXT, ValuationApiError } from '#features/valuation/valuation-api.ts';
import { GOOD_ANSWERS } from '#tests/support/factories/valuation-answers.ts';

const KM_TEXT = 'Enter the kilometres, such as 84,000.';
const REGO_TEXT = 'Enter your rego, such as ABC123.';

beforeEach(() => {
  vi.doUnmock('#features/valuation/read-registration.ts');
});

/** The messages for the fields that could not be read. */
function findErrors(read: () => unknown): Readonly<Record<string, string>> {
  try {
    read();
  } catch (error) {
    if (error instanceof ValuationApiError) {
      expect(error.message).toBe('');
      return error.fields;
    }
    throw error;
  }
  throw new Error('it could be read');
}

test.each([
  ['84000', 84_000],
  ['84,000', 84_000],
  ['84 000 km', 84_000],
  ['84000KM', 84_000],
  ['0', 0],
  ['999999', 999_999],
])('kilometres written as %j are %d', (km, read) => {
  expect(readRegistration({ rego: 'abc-123', regoState: 'qld', km })).toEqual({
    rego: 'ABC123',
    regoState: 'qld',
    km: read,
  });
});

test.each(['', ' ', 'km', 'many', '-1', '1.5', '1000000'])('%j are no kilometres', (km) => {
  expect(findErrors(() => readRegistration({ rego: 'ABC123', regoState: 'qld', km }))).toEqual({
    km: KM_TEXT,
  });
});

test.each(['', ' ', 'TOOLONG1234', 'ABC/12'])('%j is no rego', (rego) => {
  expect(findErrors(() => readRegistration({ rego, regoState: 'qld', km: '84000' }))).toEqual({
    rego: REGO_TEXT,
  });
});

test('a form without values has a message for each field', () => {
  expect(findErrors(() => readRegistration({}))).toEqual({ rego: REGO_TEXT, km: KM_TEXT });
});

test('a rego without a state is read: the look-up asks for it', () => {
  expect(readRegistration({ rego: 'ABC123', km: '1' }).regoState).toBe('');
});

test('a vehicle has a name, without the spaces around it', () => {
  expect(readVehicleName(' 2016 Kia Rio ')).toBe('2016 Kia Rio');
  expect(findErrors(() => readVehicleName('  '))).toEqual({
    vehicle: 'Enter the year, make and model, such as 2016 Toyota Corolla Ascent.',
  });
});

test('all questions are to be answered, each with a message of its own', () => {
  expect(readAnswers(GOOD_ANSWERS)).toEqual(GOOD_ANSWERS);
  const { condition: _, keys: __, ...others } = GOOD_ANSWERS;
  expect(Object.keys(findErrors(() => readAnswers(others)))).toEqual(['condition', 'keys']);
  expect(findErrors(() => readAnswers({ ...GOOD_ANSWERS, condition: 'shiny' }))).toEqual({
    condition: 'Choose how it looks, inside and out.',
  });
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

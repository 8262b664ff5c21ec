import { expect, test } from 'vitest';
import { normaliseColumn } from '#stock/guess/normalise-column.ts';

test.each([
  ['g:body_style', 'bodystyle'],
  ['@g:body_style', 'bodystyle'],
  ['vehicle:body_style', 'bodystyle'],
  ['Body Style', 'bodystyle'],
  ['BodyStyle', 'bodystyle'],
  ['body - style', 'bodystyle'],
  ['vehicle.Body_Style', 'vehicle.bodystyle'],
  ['Option 1: name', 'option1name'],
  ['Body style: name', 'bodystylename'],
  ['image2', 'image2'],
])('the column %s is compared as %s', (name, compared) => expect(normaliseColumn(name)).toBe(compared));

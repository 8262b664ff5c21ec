import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { popupKey, popupSchema } from '#domain/popup/popup.ts';
import { DEMO_DEALERS } from '#scripts/demo/demo-dealers.ts';
import { omitSchemaKey } from '#site/content/read-data.ts';

const SITES_DIR = 'sites';

/** The closed popups of the demonstration dealers as browsers store them: localStorage keys and values. */
export function readClosedPopups(): (readonly [string, string])[] {
  return DEMO_DEALERS.flatMap((slug) => {
    const popup = readPopup(slug);
    return popup ? [[`forecourt:${slug}:${popupKey(popup)}`, 'false'] as const] : [];
  });
}

function readPopup(slug: string): v.InferOutput<typeof popupSchema> | undefined {
  const file = join(SITES_DIR, slug, 'content', 'popup.json');
  if (!existsSync(file)) return undefined;
  return v.parse(popupSchema, omitSchemaKey(JSON.parse(readFileSync(file, 'utf8')), false));
}

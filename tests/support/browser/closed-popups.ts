import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { popupSchema } from '#domain/popup/popup.ts';
import { popupKey } from '#domain/popup/popup-key.ts';

const SITES_DIR = 'sites';

/** The closed popups of the demonstration dealers as browsers store them: localStorage keys and values. */
export function readClosedPopups(): (readonly [string, string])[] {
  return readdirSync(SITES_DIR).flatMap((slug) => {
    const popup = readPopup(slug);
    return popup ? [[`forecourt:${slug}:${popupKey(popup)}`, 'false'] as const] : [];
  });
}

function readPopup(slug: string): v.InferOutput<typeof popupSchema> | undefined {
  try {
    const text = readFileSync(join(SITES_DIR, slug, 'content', 'popup.json'), 'utf8');
    return v.parse(popupSchema, JSON.parse(text));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

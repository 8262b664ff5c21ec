import * as v from 'valibot';
import { email } from './email.ts';
import { file } from './file.ts';
import type { TargetKind } from './target-kind.ts';
import { webhook } from './webhook.ts';

/** Every kind of target. One that is missing below, or here, does not compile. */
export const targetSchema = v.variant('kind', [webhook.schema, email.schema, file.schema]);
const TARGET_KINDS: { readonly [Kind in TargetConfig['kind']]: KindOf<Kind> } = { webhook, email, file };

export type TargetConfig = v.InferOutput<typeof targetSchema>;
type KindOf<Kind> = Omit<TargetKind<unknown, Extract<TargetConfig, { readonly kind: Kind }>>, 'schema'>;

/** The kind of a configured target. */
export function findTargetKind({ kind }: TargetConfig): KindOf<TargetConfig['kind']> {
  // What names a kind is a configuration of that kind.
  return TARGET_KINDS[kind] as KindOf<TargetConfig['kind']>;
}

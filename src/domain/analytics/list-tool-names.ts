import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { type ConfiguredTools, listNamedTools } from './tool.ts';

/** The tools of a dealer as visitors read them: 'Google Analytics and Plausible Analytics'. */
export function listToolNames(
  config: ConfiguredTools & { readonly scripts: readonly { readonly script: string }[] },
): string {
  const named = listNamedTools(config).map(({ name }) => name);
  const hosts = config.scripts.map(({ script }) => new URL(script).hostname);
  return new Intl.ListFormat(FORMAT_LOCALE).format([...named, ...new Set(hosts)]);
}

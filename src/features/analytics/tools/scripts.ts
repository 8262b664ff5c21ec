import { getEventNames } from '#domain/analytics/event-names.ts';
import { loadScript, type SendEvent } from './tool.ts';

/** Loads the dealer's other scripts. Events reach them as `forecourt:event` on the document, once those that load have run. */
export async function loadOtherScripts(scripts: readonly string[]): Promise<SendEvent> {
  const results = await Promise.allSettled(scripts.map((script) => loadScript(script)));
  if (results.every(({ status }) => status === 'rejected')) throw new Error('none could be loaded');
  return ({ id, what, label, term, vehicle, page }) => {
    const detail = {
      id,
      name: getEventNames(what)?.google,
      eventId: typeof what === 'number' ? what : undefined,
      label,
      vehicle,
      search: term,
      page,
    };
    document.dispatchEvent(new CustomEvent('forecourt:event', { detail }));
  };
}

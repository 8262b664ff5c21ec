import { logWarning } from '#browser/log.ts';
import { siteSlug } from '#browser/storage.ts';
import { whenIdle } from '#browser/when-idle.ts';

/**
 * Measures this page view, or not, as the site's share of measured views has it, and sends the figures when the visitor
 * leaves the page or the tab for the first time. They say nothing about the visitor.
 */
export function measurePage(): void {
  if (Math.random() >= Number(document.documentElement.dataset.fieldData)) return;
  whenIdle(() => {
    import('web-vitals').then(
      ({ onCLS, onINP, onLCP }) => {
        const figures: Record<string, number> = {};
        const note = ({ name, value }: { name: string; value: number }) => {
          figures[name.toLowerCase()] = value;
        };
        for (const observe of [onCLS, onINP, onLCP]) observe(note, { reportAllChanges: true });
        const send = () => {
          if (document.visibilityState !== 'hidden') return;
          removeEventListener('visibilitychange', send, { capture: true });
          const body = { website_id: siteSlug(), path: location.pathname, ...figures };
          navigator.sendBeacon(
            '/api/page-speed',
            new Blob([JSON.stringify(body)], { type: 'application/json' }),
          );
        };
        addEventListener('visibilitychange', send, { capture: true });
      },
      (error) => logWarning('Field data: the page is not measured.', error),
    );
  });
}

import { SEARCH_ROOT } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';

/** llms.txt (llmstxt.org): what the site is, and where programs find the same as people. */
export function renderLlmsTxt({ name, description, url, stock, vehicle, links }: Site): string {
  const lines = [
    ...(stock
      ? [
          `- [All ${vehicle.plural}](${url}/stock/): one page, with a link to each`,
          `- [Search](${url}${SEARCH_ROOT}): \`?query=\` takes plain words, such as "white automatic under 40k"`,
          `- Each page at ${url}/cars/ has its facts beside it, as \`vehicle.json\``,
          `- MCP endpoint: ${url}/api/mcp (search, a vehicle, comparison, opening hours, finance example; it only reads)`,
        ]
      : []),
    `- [Locations and opening hours](${url}/locations/)`,
    `- [Enquiries](${new URL(links.contact, url)}): for people; nothing can be sent by a program`,
  ];
  return `# ${name}\n\n> ${description}\n\n## For assistants\n\n${lines.join('\n')}\n`;
}

import type { PartnerPage } from './partnerPages.js';

/** `llms.txt`: what there is, and where a model finds each page; `addressOf` gives the address of a page. */
export function llmsText(
  title: string,
  about: string,
  pages: readonly PartnerPage[],
  addressOf: (page: PartnerPage) => string,
): string {
  const links = pages.map((page) => `- [${page.title}](${addressOf(page)}): ${page.summary}`);
  return `${[`# ${title}`, `> ${about}`, '## Docs', links.join('\n')].join('\n\n')}\n`;
}

import { posix } from 'node:path';
import { llmsText } from '../llmsText.js';
import { type PartnerPage, partnerPages } from '../partnerPages.js';
import { escapeHtml, renderMarkdown } from './renderMarkdown.js';
import { siteStyles } from './siteStyles.js';

/** Name of a page's file on the site: `docs/partners/events.md` is `events.html`, the README of a package has the package's name. */
function nameOf({ path }: PartnerPage): string {
  if (path === 'docs/partners/README.md') return 'index.html';
  const [, name] = /([\w-]+)(?:\/README)?\.md$/.exec(path) ?? [];
  return `${name}.html`;
}

type Names = ReadonlyMap<string, string>;

/** The address on the site of what a page links to. @throws Error for a file that is no page of the site */
function addressFrom({ path }: PartnerPage, names: Names): (address: string) => string {
  return (address) => {
    if (/^\w+:/.test(address) || address.startsWith('#')) return address;
    const [file = '', anchor] = address.split('#');
    const target = posix.join(posix.dirname(path), file);
    const name = names.get(target);
    if (name === undefined) throw new Error(`${path} links to ${target}, which is no page of the docs`);
    return anchor === undefined ? name : `${name}#${anchor}`;
  };
}

function htmlOf(page: PartnerPage, pages: readonly PartnerPage[], names: Names): string {
  const items = pages.map((other) => {
    const current = other === page ? ' aria-current="page"' : '';
    return `<li><a href="${names.get(other.path)}"${current}>${escapeHtml(other.title)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} – Corridor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<div class="page">
<nav aria-label="Docs"><ul>${items.join('')}</ul></nav>
<main>
${renderMarkdown(page.text, addressFrom(page, names))}</main>
</div>
</body>
</html>
`;
}

/** Every file of the docs site, by its name: a page for each page of the docs, its styles, and `llms.txt`. */
export function siteFiles(): ReadonlyMap<string, string> {
  const pages = partnerPages();
  const names = new Map(pages.map((page) => [page.path, nameOf(page)]));
  const files = new Map(pages.map((page) => [nameOf(page), htmlOf(page, pages, names)]));
  const [first] = pages;
  const addressOf = (page: PartnerPage) => nameOf(page);
  files.set('llms.txt', llmsText('Corridor', first?.summary ?? '', pages, addressOf));
  return files.set('docs.css', siteStyles());
}

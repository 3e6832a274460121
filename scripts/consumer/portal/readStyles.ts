import type { Page } from '@playwright/test';

const PROPERTIES = [
  'background-color',
  'border-block-start',
  'box-sizing',
  'color',
  'display',
  'float',
  'font-family',
  'font-size',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'margin',
  'padding',
  'text-decoration-line',
  'text-transform',
  'width',
];

/** Whose stylesheets count: the page's, which is linked, ours, which are not, or both. */
export type Sheets = 'all' | 'ours' | 'theirs';

/** What is computed while only some stylesheets count, a line for each element: of the widget in a place, or of the page's own elements. */
export function readStyles(
  page: Page,
  subject: { place: string } | { own: string },
  sheets: Sheets,
): Promise<string[]> {
  const inPage = (asked: { place?: string; own?: string; sheets: Sheets; properties: string[] }) => {
    const silent = [...document.styleSheets].filter(({ href }) => asked.sheets === (href ? 'ours' : 'theirs'));
    const place = document.querySelector(asked.place ?? 'body');
    const root = place?.querySelector('div')?.shadowRoot ?? place ?? document;
    const subjects = [...(asked.own ? document : root).querySelectorAll(asked.own ?? '[data-scheme], [data-scheme] *')];
    for (const sheet of silent) sheet.disabled = true;
    const lines = subjects.map((element) => {
      const own = getComputedStyle(element);
      const before = element instanceof SVGElement ? 'not drawn' : getComputedStyle(element, '::before').content;
      return [element.localName, ...asked.properties.map((name) => own.getPropertyValue(name)), before].join(' | ');
    });
    for (const sheet of silent) sheet.disabled = false;
    return lines;
  };
  return page.evaluate(inPage, { ...subject, sheets, properties: PROPERTIES });
}

import { Marked, type Tokens } from 'marked';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

const COLOR = /^(#[0-9a-f]{6}|rgb\([\d ./]+\))$/i;

/** Code, with a swatch before it where it is a colour. */
function codespan({ text }: Tokens.Codespan): string {
  const swatch = COLOR.test(text) ? `<span class="swatch" style="--swatch:${text}"></span>` : '';
  return `${swatch}<code>${escapeHtml(text)}</code>`;
}

/** Anchor of a heading, as GitHub writes it. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Markdown as HTML: HTML within it is shown as text, links go where `addressOf` leads them. */
export function renderMarkdown(text: string, addressOf: (address: string) => string): string {
  const marked = new Marked({
    renderer: {
      codespan,
      html: ({ text: html }) => escapeHtml(html),
      heading({ tokens, depth, text: words }) {
        return `<h${depth} id="${anchorOf(words)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      code: ({ text: code }) => `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>\n`,
    },
    hooks: {
      postprocess: (html) => html.replace(/<table>[\s\S]*?<\/table>/g, '<div class="table" tabindex="0">$&</div>'),
    },
  });
  return marked.parse(text.replace(/<!--[\s\S]*?-->/g, ''), { async: false });
}

import { parseSync } from 'vite';

/** Tags whose templates are style sheets. */
const TAGS = /^(?:css|keyframes|createGlobalStyle|styled\b[\s\S]*)$/;

/** A text of a template between its values: where it stands in the source, and what it says. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The style sheets of a module without comments, line breaks and indents: they are sent and read as they are written. */
export function compactStyles(path: string, source: string): string {
  if (!source.includes('styled-components')) return source;
  const { program } = parseSync(path, source);
  const pieces = piecesOf(program, source).sort((one, other) => other.start - one.start);
  return pieces.reduce(
    (code, { start, end, text }) => code.slice(0, start) + compactSheet(text) + code.slice(end),
    source,
  );
}

/** One piece of a style sheet, compact; texts in quotes stay. A space is left where a value may end or a selector go on. */
export function compactSheet(sheet: string): string {
  return sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/("[^"]*"|'[^']*')/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};]) ?/g, '$1')
            .replace(/([:,]) /g, '$1')
            .replace(/;}/g, '}'),
    )
    .join('');
}

function piecesOf(node: unknown, source: string): Piece[] {
  if (Array.isArray(node)) return node.flatMap((one) => piecesOf(one, source));
  if (!isNode(node)) return [];
  const inside = Object.values(node).flatMap((value) => piecesOf(value, source));
  if (node.type !== 'TaggedTemplateExpression' || !isNode(node.tag) || !isNode(node.quasi)) return inside;
  if (!TAGS.test(source.slice(Number(node.tag.start), Number(node.tag.end)))) return inside;
  return [...inside, ...textsOf(node.quasi, source)];
}

// What stands between the back ticks and the values, whichever way a parser counts these marks in.
function textsOf({ start, end, expressions }: Node, source: string): Piece[] {
  const values = Array.isArray(expressions) ? expressions.filter(isNode) : [];
  const opens = values.map((value) => source.lastIndexOf('${', Number(value.start)));
  const closes = values.map((value) => source.indexOf('}', Number(value.end)) + 1);
  const starts = [Number(start) + 1, ...closes];
  const ends = [...opens, Number(end) - 1];
  return starts.map((from, index) => {
    const to = ends[index] ?? from;
    return { start: from, end: to, text: source.slice(from, to) };
  });
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCells } from '../../testing/csvCells';
import { csvStream } from './csv';

async function written(kind: 'text' | 'figure', header: string, cells: readonly string[]): Promise<string[]> {
  async function* batches() {
    yield cells.map((cell) => [cell]);
  }
  const text = await new Response(csvStream([{ header, kind }], batches())).text();
  return csvCells(text).map(([cell]) => cell ?? '');
}

/** The cells of a file as a spreadsheet reads it that takes another separator: a quotation mark counts at the beginning of a cell alone. */
function cellsBy(separator: ',' | ';' | '\t', file: string): string[] {
  const cells = [''];
  let isQuoted = false;
  let isBegun = false;
  const end = () => {
    cells.push('');
    isBegun = false;
  };
  for (let index = 0; index < file.length; index += 1) {
    const letter = file.charAt(index);
    if (isQuoted && letter === '"' && file[index + 1] === '"') {
      cells.push(`${cells.pop()}"`);
      index += 1;
    } else if (isQuoted && letter === '"') isQuoted = false;
    else if (!isQuoted && !isBegun && letter === '"') {
      isQuoted = true;
      isBegun = true;
    } else if (!isQuoted && (letter === separator || letter === '\n' || letter === '\r')) end();
    else {
      cells.push(`${cells.pop()}${letter}`);
      isBegun = true;
    }
  }
  return cells;
}

const DANGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.tuple(fc.constantFrom(...DANGERS), fc.string({ maxLength: 30 })).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('0', '00', '1'), fc.stringMatching(/^\d{0,20}$/)).map((parts) => parts.join('')),
);
const figure = fc.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.constantFrom('', '.5', '.00', '.123'));

describe('a CSV file', () => {
  it('holds no text that a spreadsheet would run, in its head or below it', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 5 }), async (header, cells) => {
        const all = await written('text', header, cells);
        for (const [index, cell] of [header, ...cells].entries())
          expect(all[index]?.replaceAll("'", '')).toBe(cell.replaceAll("'", ''));
        expect(all).toHaveLength(cells.length + 1);
        for (const cell of all) expect(DANGERS.some((danger) => cell.startsWith(danger))).toBe(false);
      }),
    );
  });

  it('holds no formula for a spreadsheet that reads it by comma, semicolon or tab', async () => {
    const part = fc.oneof(fc.constantFrom(';', '\t', ',', '"', '\n', '\r', '=cmd', '+1', '-1', '@a', ' ', 'x'));
    const cell = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 4 }), async (cells) => {
        const columns = cells.map((header) => ({ header, kind: 'text' as const }));
        async function* batches() {
          yield [cells];
        }
        const file = (await new Response(csvStream(columns, batches())).text()).replace('\uFEFF', '');
        for (const separator of [',', ';', '\t'] as const)
          expect(cellsBy(separator, file).filter((one) => /^[=+\-@]/.test(one))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each(DANGERS)('holds no text that begins with %j as it is', async (danger) => {
    for (const cell of [danger, `${danger}cmd`])
      expect(await written('text', cell, [cell])).toEqual([`'${cell}`, `'${cell}`]);
  });

  it('writes every other text as the screen shows it', async () => {
    const harmless = text.filter((cell) => !/^\d|(?:^|[;\t\r\n])[\s"]*[=+\-@\t\r\n＝＋－＠]/.test(cell));
    await fc.assert(
      fc.asyncProperty(harmless, async (cell) => {
        expect(await written('text', cell, [cell])).toEqual([cell, cell]);
      }),
    );
  });

  it('leaves figures numbers, those below zero too', async () => {
    const amount = figure.map(([whole, decimals]) => `${whole}${decimals}`);
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 5 }), async (cells) => {
        expect(await written('figure', 'Amount', cells)).toEqual(['Amount', ...cells]);
      }),
    );
  });

  it.each([
    ['0042', "'0042"],
    ['000123456789', "'000123456789"],
    ['40817810570000123456', "'40817810570000123456"],
    ['12E45', "'12E45"],
    ['4242', '4242'],
    ['884198489718', '884198489718'],
    ['0', '0'],
    ['0.9213', '0.9213'],
    ['2026-01-31', '2026-01-31'],
    ['0042-7', '0042-7'],
    ["'0042", "'0042"],
  ])('keeps every digit of the text %s', async (cell, expected) => {
    expect(await written('text', 'Number', [cell])).toEqual(['Number', expected]);
  });
});

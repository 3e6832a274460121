/** The cells of a CSV file without its mark, as RFC 4180 reads them. */
export function csvCells(csv: string): string[][] {
  const lines: string[][] = [[]];
  for (const [whole, quoted, bare = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (whole === '') break;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

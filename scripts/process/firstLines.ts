import { stripVTControlCharacters } from 'node:util';

/** The first lines of a tool's output that say something, indented for a report. */
export function firstLines(output: string, limit: number): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
  const more = lines.length > limit ? [`… ${lines.length - limit} more lines`] : [];
  return [...lines.slice(0, limit), ...more].map((line) => `    ${line}`).join('\n');
}

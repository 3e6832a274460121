import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run';

const PROGRAM = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as corridor from '@corridor/features';

const complaints = [];
console.error = console.warn = (...words) => complaints.push(words.join(' ').split('\\n')[0]);
const provider = { baseURL: 'http://gateway.example.com', getAccessToken: () => undefined };
const titles = {
  CardTable: 'Cards',
  BeneficiaryForm: 'New beneficiary',
  ExchangeOrderForm: 'New exchange',
  StatementList: 'Statements',
};
for (const [name, title] of Object.entries(titles)) {
  const sheet = new ServerStyleSheet();
  const page = createElement(corridor.CorridorProvider, provider, createElement(corridor[name]));
  const html = renderToString(sheet.collectStyles(page));
  if (!html.includes(title)) complaints.push(name + ' does not say "' + title + '"');
  if (!sheet.getStyleTags().includes('--cr-')) complaints.push(name + ' brings no styles');
}
process.stdout.write(complaints.join('\\n'));
`;

/** Renders every flagship widget in plain Node, as a server does, and gives what it complains of. */
export async function renderOnServer(folder: string): Promise<string[]> {
  writeFileSync(join(folder, 'render.mjs'), PROGRAM);
  const { code, output } = await run('node', ['render.mjs'], { cwd: folder });
  return code === 0 && output.trim() === '' ? [] : [output.trim() || `render.mjs ended with ${code}`];
}

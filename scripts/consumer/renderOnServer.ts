import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process/run';

/** A program that renders each exported widget and prints what is wrong with it; `load` gives a module by name. */
const rendering = (load: string): string => `
const complaints = [];
console.error = console.warn = (...words) => complaints.push(words.join(' ').split('\\n')[0]);
const load = ${load};

async function render() {
  const { createElement } = await load('react');
  const { renderToString } = await load('react-dom/server');
  const { ServerStyleSheet } = await load('styled-components');
  const corridor = await load('@corridor/features');
  const provider = { baseURL: 'http://gateway.example.com', getAccessToken: () => undefined };
  const id = '0198a000-0000-7000-8000-00000000000f';
  const props = { id, card: { id, status: 'Active', allowedActions: [] } };
  const titles = {
    CardTable: 'Cards',
    BeneficiaryForm: 'New beneficiary',
    ExchangeOrderForm: 'New exchange',
    StatementList: 'Statements',
  };
  // The parts that a host composes a list of take a list; what else begins as a component does is a widget.
  const parts = ['CorridorProvider', 'ListTable', 'ListToolbar'];
  const widgets = Object.keys(corridor).filter((name) => /^[A-Z][a-z]/.test(name) && !parts.includes(name));
  if (widgets.length < 70) complaints.push('only ' + widgets.length + ' widgets were found');
  for (const name of widgets) {
    const sheet = new ServerStyleSheet();
    const page = createElement(corridor.CorridorProvider, provider, createElement(corridor[name], props));
    try {
      const html = renderToString(sheet.collectStyles(page));
      if (!html.includes(titles[name] ?? '<')) complaints.push(name + ' does not say "' + titles[name] + '"');
      if (!sheet.getStyleTags().includes('--cr-')) complaints.push(name + ' brings no styles');
    } catch (error) {
      complaints.push(name + ' stops with ' + error.message);
    }
  }
  process.stdout.write(complaints.join('\\n'));
}

render();
`;

const IMPORTED = rendering('(name) => import(name)');
const REQUIRED = rendering('async (name) => require(name)');

// Jest takes modules by require alone, never an ES module, and its simulated page asks for a browser's files first.
const LIKE_JEST = ['--no-experimental-require-module', '--conditions=browser'];

const WAYS = [
  { file: 'render.mjs', program: IMPORTED, options: [] },
  { file: 'render.cjs', program: REQUIRED, options: [] },
  { file: 'render.cjs', program: REQUIRED, options: LIKE_JEST },
] as const;

/** Renders every widget in plain Node, imported and required, as a server and a test runner do, and gives what it complains of. */
export async function renderOnServer(folder: string): Promise<string[]> {
  const said = WAYS.map(async ({ file, program, options }) => {
    writeFileSync(join(folder, file), program);
    const { code, output } = await run('node', [...options, file], { cwd: folder });
    const complaint = output.trim() || (code === 0 ? '' : `ended with ${code}`);
    return complaint === '' ? [] : [`node ${[...options, file].join(' ')}: ${complaint}`];
  });
  return (await Promise.all(said)).flat();
}

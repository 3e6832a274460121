import { firstLines } from './process/firstLines.js';
import { runTool } from './process/run.js';

const args = ['build', '--quiet', '--output-dir', '.cache/storybook', '--stats-json', ...process.argv.slice(2)];
const { code, output } = await runTool('storybook', args);
console.log(code === 0 ? 'Storybook is built in .cache/storybook' : firstLines(output, 60));
process.exitCode = code;

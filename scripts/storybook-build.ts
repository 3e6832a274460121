import { firstLines } from './process/firstLines.js';
import { runTool } from './process/run.js';
import { seededSnapshot } from './snapshots/seededSnapshot.js';

// Pictures of stories need no tables of props, no tools to look at them, and data that does not change from day to day.
const forPictures = process.argv.includes('--for-pictures');
const given = process.argv.slice(2).filter((argument) => argument !== '--for-pictures');
await seededSnapshot(forPictures ? 'pictured' : 'today');
const args = ['build', '--quiet', '--output-dir', '.cache/storybook', '--stats-json', ...given];
const env = { STORYBOOK_FOR_PICTURES: String(forPictures) };
const { code, output } = await runTool('storybook', args, { env });
console.log(code === 0 ? 'Storybook is built in .cache/storybook' : firstLines(output, 60));
process.exitCode = code;

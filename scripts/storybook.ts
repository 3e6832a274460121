import { attached } from './process/attached.js';
import { seededSnapshot } from './snapshots/seededSnapshot.js';

const args = process.argv.slice(2);
const port = args.includes('--port') || args.includes('-p') ? [] : ['--port', process.env.PORT ?? '6006'];
await seededSnapshot('today');
process.exitCode = await attached('storybook', ['dev', '--ci', ...port, ...args]);

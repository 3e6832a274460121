import { attached } from './process/attached.js';

process.exitCode = await attached('chromatic', process.argv.slice(2));

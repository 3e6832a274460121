import { attached } from './process/attached.js';

process.exitCode = await attached('changeset', process.argv.slice(2));

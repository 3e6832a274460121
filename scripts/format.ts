import { attached } from './process/attached.js';

process.exitCode = await attached('biome', ['check', '--write', '.', ...process.argv.slice(2)]);

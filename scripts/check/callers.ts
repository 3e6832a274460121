import { root } from '../process/root.js';
import { unlistedExports } from './callers/uncalledExports.js';

const unlisted = unlistedExports(root);
for (const { name, file } of unlisted) console.log(`${file}: nothing but tests uses ${name}`);
process.exitCode = unlisted.length > 0 ? 1 : 0;

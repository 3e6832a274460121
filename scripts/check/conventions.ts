import { root } from '../process/root.js';
import { inspect } from './conventions/inspect.js';

const findings = inspect(root);
for (const { path, line, rule, message } of findings) console.log(`${path}:${line} ${rule}: ${message}`);
process.exitCode = findings.length > 0 ? 1 : 0;

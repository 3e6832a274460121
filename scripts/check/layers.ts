import { root } from '../process/root.js';
import { findBreaches } from './layers/findBreaches.js';

const { breaches, modules } = await findBreaches(root);
for (const { rule, from, to } of breaches) console.log(`${rule}: ${from} → ${to}`);
if (breaches.length === 0) console.log(`${modules} modules`);
process.exitCode = breaches.length > 0 ? 1 : 0;

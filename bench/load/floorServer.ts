import { resolve } from 'node:path';
import { runFromEnvironment } from '@corridor/gateway';

/** The gateway with the bare page in place of the back office: `floorServer.ts <folder of the page>`. */
const [folder] = process.argv.slice(2);
await runFromEnvironment({ CORRIDOR_SANDBOX: '1', ...process.env }, resolve(folder ?? '.'));

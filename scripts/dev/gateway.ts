import { resolve } from 'node:path';
import { runFromEnvironment } from '@corridor/gateway';
import { inRoot } from '../process/root.js';

const dataDirectory = resolve(inRoot(), process.env.CORRIDOR_DATA_DIR ?? '.data');
await runFromEnvironment({ CORRIDOR_SANDBOX: '1', ...process.env, CORRIDOR_DATA_DIR: dataDirectory });

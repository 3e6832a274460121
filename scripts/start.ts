import { resolve } from 'node:path';
import { runFromEnvironment } from '@corridor/gateway';
import { inRoot } from './process/root.js';
import { buildBackOffice } from './start/buildBackOffice.js';

const directory = await buildBackOffice();
if (directory === undefined)
  console.error('corridor: the back office is not built; the gateway serves its calls alone.');
// The embedded data stands in the workspace, wherever the command was given.
const dataDirectory = resolve(inRoot(), process.env.CORRIDOR_DATA_DIR ?? '.data');
await runFromEnvironment({ CORRIDOR_SANDBOX: '1', ...process.env, CORRIDOR_DATA_DIR: dataDirectory }, directory);

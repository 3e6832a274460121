import { resolve } from 'node:path';
import { runFromEnvironment } from '@corridor/gateway';
import { inRoot } from './process/root.js';
import { buildBackOffice } from './start/buildBackOffice.js';

const directory = await buildBackOffice();
if (directory === undefined)
  console.error('corridor: the back office is not built; the gateway serves its calls alone.');
// The embedded data stands in the workspace, wherever the command was given; in production it stands where that is told.
const given = process.env.CORRIDOR_DATA_DIR ?? (process.env.NODE_ENV === 'production' ? undefined : '.data');
const dataDirectory = given && resolve(inRoot(), given);
await runFromEnvironment({ CORRIDOR_SANDBOX: '1', ...process.env, CORRIDOR_DATA_DIR: dataDirectory }, directory);

import { runFromEnvironment } from './node/runFromEnvironment';

await runFromEnvironment(process.env, process.env.CORRIDOR_STATIC_DIR);

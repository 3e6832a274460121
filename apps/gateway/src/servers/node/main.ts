import { runFromEnvironment } from './runFromEnvironment';

await runFromEnvironment(process.env, process.env.CORRIDOR_STATIC_DIR);

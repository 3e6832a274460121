// A gateway over the database that the environment names, in a process of its own: prints its address once it listens.
import { serve } from '@corridor/gateway';

const running = await serve({ databaseURL: process.env.DATABASE_URL, port: 0 });
process.once('SIGTERM', () => running.close().then(() => process.exit(0)));
console.log(running.url);

// A gateway over the database that the environment names, in a process of its own: prints its address once it listens.
import { serve } from '@corridor/gateway';

const { DATABASE_URL: databaseURL, METRICS_PORT: metricsPort } = process.env;
const metrics = metricsPort && { metrics: { host: '127.0.0.1', port: Number(metricsPort) } };
const running = await serve({ databaseURL, port: 0, ...metrics });
process.once('SIGTERM', () => running.close().then(() => process.exit(0)));
console.log(running.url);

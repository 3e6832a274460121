import { writeFileSync } from 'node:fs';
import { takeSnapshot } from '@corridor/gateway/browser';

const [path = '', instant] = process.argv.slice(2);
const snapshot = await takeSnapshot(instant ? new Date(instant) : new Date());
writeFileSync(path, Buffer.from(await snapshot.arrayBuffer()));

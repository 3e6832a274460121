import { writeFileSync } from 'node:fs';
import { takeSnapshot } from '@corridor/gateway/browser';

const [path = ''] = process.argv.slice(2);
writeFileSync(path, Buffer.from(await (await takeSnapshot()).arrayBuffer()));

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeGateway } from '@corridor/gateway';
import { inRoot } from '../process/root.js';

const path = inRoot('apps', 'gateway', 'openapi.json');
const text = `${JSON.stringify(describeGateway(), null, 1)}\n`;
const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';

if (process.argv.includes('--update')) writeFileSync(path, text);
else if (committed !== text) {
  const [old, now] = [committed.split('\n'), text.split('\n')];
  const line = now.findIndex((content, index) => content !== old[index]);
  console.log(
    `apps/gateway/openapi.json:${line + 1} is not what the schemas say: run "npm run openapi:update" and read the difference.`,
  );
  process.exitCode = 1;
}

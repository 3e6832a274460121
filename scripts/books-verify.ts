import { verifyBooks } from '@corridor/gateway';
import { describeBooks } from './verify/describeBooks.js';
import { withServedDatabase } from './verify/withServedDatabase.js';

await withServedDatabase(async (db) => {
  let holds = true;
  for await (const report of verifyBooks(db)) {
    for (const line of describeBooks(report)) console.log(line);
    holds &&= Object.keys(report.breaches).length === 0;
  }
  return holds;
});

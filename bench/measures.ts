import { measureBrowserFile } from './bytes/browserFile';
import { measureHostPages } from './bytes/hostPages';
import { measureParts } from './bytes/parts';
import { measureWidgets } from './bytes/widgets';
import { measureFirstRows } from './embed/firstRows';
import { measureCardPages } from './gateway/cardPages';
import { measureTransactionPages } from './gateway/transactionPages';
import { measurePostings } from './ledger/postings';
import { measureLists } from './lines/lists';
import { measureStreams } from './live/streams';
import { measureLoadPages } from './load/pages';
import type { Measure } from './measure/Measure';
import { measureForms } from './ui/forms';
import { measureTables } from './ui/tables';

/** Everything that `npm run bench` measures, in order. */
export const measures: readonly Measure[] = [
  { name: 'lines', run: measureLists },
  { name: 'bytes.host', run: measureHostPages },
  { name: 'load', run: measureLoadPages },
  { name: 'bytes.widgets', run: measureWidgets },
  { name: 'bytes.browserFile', run: measureBrowserFile },
  { name: 'bytes.ui', run: measureParts },
  { name: 'embed', run: measureFirstRows },
  { name: 'gateway.cardPage', run: measureCardPages },
  { name: 'page', also: ['export'], run: measureTransactionPages },
  { name: 'ledger', run: measurePostings },
  { name: 'live', run: measureStreams },
  { name: 'table', run: measureTables },
  { name: 'form', run: measureForms },
];

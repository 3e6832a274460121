import { measureHostPages } from './bytes/hostPages';
import { measureWidgets } from './bytes/widgets';
import { measureCardPages } from './gateway/cardPages';
import type { Measure } from './measure/Measure';

/** Everything that `npm run bench` measures, in order. */
export const measures: readonly Measure[] = [
  { name: 'bytes.host', run: measureHostPages },
  { name: 'bytes.widgets', run: measureWidgets },
  { name: 'gateway.cardPage', run: measureCardPages },
];

import { measureHostPages } from './bytes/hostPages';
import type { Measure } from './measure/Measure';

/** Everything that `npm run bench` measures, in order. */
export const measures: readonly Measure[] = [{ name: 'bytes.host', run: measureHostPages }];

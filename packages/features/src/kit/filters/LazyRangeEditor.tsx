import { Skeleton } from '@corridor/ui';
import { lazyPart } from '../lazyPart';
import { fetchPresetOfRange } from './usePresetOfRange';

/** The editor of a range; its calendar comes with the first one, and with it the names of ranges: the chosen one is named at once. */
export const LazyRangeEditor = lazyPart(
  async () => {
    const [{ RangeEditor }] = await Promise.all([import('./RangeEditor'), fetchPresetOfRange()]);
    return RangeEditor;
  },
  <Skeleton shape="block" width={300} height={260} />,
);

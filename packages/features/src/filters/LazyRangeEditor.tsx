import { Skeleton } from '@corridor/ui';
import { lazy, Suspense } from 'react';
import type { RangeEditorProps } from './RangeEditor';
import { fetchPresetOfRange } from './usePresetOfRange';

// The names of ranges come along, so that the range that is chosen is named at once.
const RangeEditor = lazy(async () => {
  const [{ RangeEditor: editor }] = await Promise.all([import('./RangeEditor'), fetchPresetOfRange()]);
  return { default: editor };
});

/** The editor of a range; its calendar comes with the first one. */
export function LazyRangeEditor(props: RangeEditorProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" width={300} height={260} />}>
      <RangeEditor {...props} />
    </Suspense>
  );
}

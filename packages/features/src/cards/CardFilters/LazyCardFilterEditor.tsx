import { lazy, Suspense } from 'react';
import type { CardFilterEditorProps } from './CardFilterEditor';

/** Fetches the editors of filters. */
export const loadCardFilterEditor = async () => ({ default: (await import('./CardFilterEditor')).CardFilterEditor });
const CardFilterEditor = lazy(loadCardFilterEditor);

/** The editor of one field; its code comes with the first one. */
export function LazyCardFilterEditor(props: CardFilterEditorProps) {
  return (
    <Suspense fallback={null}>
      <CardFilterEditor {...props} />
    </Suspense>
  );
}

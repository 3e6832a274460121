import { useState } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import type { UploadEntry } from './entry';
import { fileUploadEn } from './messages';

/** Where a file stands among the others, and the way to another place. */
export interface UploadOrder {
  readonly index: number;
  readonly count: number;
  /** Moves it by so many places; up is below zero. */
  readonly onMove: (steps: number) => void;
}

/** Lets files be moved, and says where the last one went. */
export function useMoves(entries: readonly UploadEntry[], move: (id: string, steps: number) => void) {
  const message = useMessages(fileUploadEn);
  const [moved, setMoved] = useState('');
  const { length: count } = entries;
  const orderOf = ({ id, name }: UploadEntry, index: number): UploadOrder => ({
    ...{ index, count },
    onMove: (steps) => {
      const place = index + steps;
      if (place < 0 || place >= count) return;
      move(id, steps);
      setMoved(message('fileUpload.moved', { name, place: place + 1, count }));
    },
  });
  return { moved, orderOf };
}

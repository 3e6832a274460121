import { PAGE_SIZES } from '@corridor/core';
import { APP_ROUTES } from '../routes/routes';
import { SCREENS } from '../routes/screens';
import { readMemory } from '../session/operatorMemory';
import { keepReads } from './firstReads';

/** Stores the first reads of list screens where the page finds them with the next visit, before any code is loaded. */
export function keepFirstReads(): void {
  const { size = PAGE_SIZES[0] ?? 10 } = readMemory();
  const reads = APP_ROUTES.flatMap(({ name, path }) => {
    const { list } = SCREENS[name] ?? {};
    return list ? [[path, [list.segment, { filter: {}, sort: list.firstSort, page: 1, size }]] as const] : [];
  });
  keepReads(Object.fromEntries(reads));
}

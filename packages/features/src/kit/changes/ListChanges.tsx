import { useRef } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { changeMessages } from '../../messages/changes';
import { useInvalidate } from '../../runtime/useInvalidate';
import type { ListState } from '../list/ListState';
import { ChangeNotice } from './ChangeNotice';
import { useChangedElsewhere, useForgetOnceRead } from './useChangedElsewhere';

/** Props of `ListChanges`. */
export interface ListChangesProps {
  readonly state: ListState;
}

/** Says how many records of a list's resource others have changed; the rows stay as they are until the reader wants them new. */
export function ListChanges({ state }: ListChangesProps) {
  const { list, page, tools } = state;
  const t = useMessages(changeMessages);
  const notice = useRef<HTMLDivElement>(null);
  const invalidate = useInvalidate();
  const { segment } = list.resource;
  const [changed, forget] = useChangedElsewhere(({ resource }) => resource === segment);
  useForgetOnceRead(page.refreshing, changed, forget);
  const { ids, missed } = changed;
  const show = async () => {
    // The button goes: the rows take the focus, not the page.
    notice.current?.parentElement?.querySelector('table')?.focus({ preventScroll: true });
    invalidate([segment]);
    await page.refresh();
    state.markShown(ids);
  };
  const counted = ids.length > 0 ? t('live.rows', { count: ids.length, shown: tools.format.count(ids.length) }) : null;
  return (
    <ChangeNotice
      ref={notice}
      says={missed ? t('live.missed') : counted}
      show={t('live.show')}
      onShow={() => void show()}
    />
  );
}

import { lazyPart, useMessages } from '@corridor/features';
import {
  Button,
  ChevronDownIcon,
  Icon,
  Menu,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@corridor/ui';
import { useEffect, useState } from 'react';
import { hostMessages } from '../../messages/host';
import { keepFilter, lastFilter } from '../../session/filterValues';
import type { SavedView } from '../../session/listMemory';
import { useShowRows } from '../tabs/useShowRows';
import { useSavedViews } from './useSavedViews';

const ViewNameDialog = lazyPart(async () => (await import('./ViewNameDialog')).ViewNameDialog);

/** Props of `SavedViews`. */
export interface SavedViewsProps {
  /** Wire segment of the list. */
  readonly segment: string;
  /** The rows on show, as parameters of the address. */
  readonly rows: string;
}

/** The operator's saved views of a list: each is an address under a name; the last filter of this session is at hand too. */
export function SavedViews({ segment, rows }: SavedViewsProps) {
  const t = useMessages(hostMessages);
  const { views, save, rename, remove } = useSavedViews(segment);
  const [asking, ask] = useState<'save' | 'rename' | null>(null);
  useEffect(() => {
    if (rows !== '') keepFilter(segment, rows);
  }, [segment, rows]);
  const current = views.find(({ search }) => search === rows);
  const name = current?.name ?? t(rows === '' ? 'host.views.default' : 'host.views.unsaved');
  const settle = (chosen: string) => {
    if (asking === 'rename' && current) rename(current.name, chosen);
    else save({ name: chosen, search: rows });
    ask(null);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button
            size="sm"
            variant="ghost"
            endIcon={<Icon of={ChevronDownIcon} size="sm" />}
            aria-label={t('host.views.current', { name })}
          >
            {name}
          </Button>
        }
      >
        <Choices segment={segment} rows={rows} views={views} />
        <MenuSeparator />
        <MenuItem onSelect={() => ask('save')}>{t('host.views.save')}</MenuItem>
        {current && <MenuItem onSelect={() => ask('rename')}>{t('host.views.rename', { name })}</MenuItem>}
        {current && (
          <MenuItem tone="danger" onSelect={() => remove(current.name)}>
            {t('host.views.delete', { name })}
          </MenuItem>
        )}
      </Menu>
      {asking && (
        <ViewNameDialog
          title={t(asking === 'save' ? 'host.views.saveTitle' : 'host.views.renameTitle')}
          first={asking === 'rename' ? name : ''}
          taken={views.map((view) => view.name).filter((taken) => asking === 'save' || taken !== name)}
          onName={settle}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

/** The view that a list begins with, the last filter unless a view has it, and the saved views. */
function Choices({ segment, rows, views }: SavedViewsProps & { readonly views: readonly SavedView[] }) {
  const t = useMessages(hostMessages);
  const show = useShowRows();
  const last = lastFilter(segment);
  const isNamed = last === '' || last === rows || views.some(({ search }) => search === last);
  return (
    <MenuRadioGroup label={t('host.views.label')} value={rows} onChange={(search) => search !== rows && show(search)}>
      <MenuRadioItem value="">{t('host.views.default')}</MenuRadioItem>
      {!isNamed && <MenuRadioItem value={last}>{t('host.views.last')}</MenuRadioItem>}
      {views.map((view) => (
        <MenuRadioItem key={view.name} value={view.search}>
          {view.name}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  );
}

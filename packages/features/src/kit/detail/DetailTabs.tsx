import { Tab, TabList, TabPanel, Tabs } from '@corridor/ui';
import { wordOf } from '../list/tableColumns';
import type { DetailTab } from './DetailDeclaration';
import { DetailSections, type DetailSectionsProps } from './DetailSections';

/** Props of `DetailTabs`. */
export interface DetailTabsProps extends Omit<DetailSectionsProps, 'names'> {
  /** Names of sections by the tab that shows them. */
  readonly own: Readonly<Record<string, readonly string[]>>;
  /** Tabs of the host's. */
  readonly more: readonly DetailTab<object>[];
}

/** Sections of a record on tabs, with what the host shows of it among or behind them. */
export function DetailTabs({ own, more, ...shown }: DetailTabsProps) {
  const { detail, tools, record } = shown;
  const names = Object.keys(own);
  const label = (name: string) =>
    detail.tabs ? wordOf(detail.list, tools, `tab.${name}`) : tools.t('detail.overview');
  return (
    <Tabs defaultValue={names[0] ?? ''}>
      <TabList label={tools.t('detail.tabs')}>
        {names.flatMap((name) => [
          ...more.filter(({ before }) => before === name).map(hostTab),
          <Tab key={name} value={name}>
            {label(name)}
          </Tab>,
        ])}
        {more.filter(({ before }) => before === undefined || !names.includes(before)).map(hostTab)}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          <DetailSections {...shown} names={own[name] ?? []} />
        </TabPanel>
      ))}
      {more.map(({ id, content }) => (
        <TabPanel key={id} value={`host.${id}`}>
          {content(record)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const hostTab = ({ id, label }: DetailTab<object>) => (
  <Tab key={`host.${id}`} value={`host.${id}`}>
    {label}
  </Tab>
);

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

/** Sections of a record on tabs, and after them what the host shows of it. */
export function DetailTabs({ own, more, ...shown }: DetailTabsProps) {
  const { detail, tools, record } = shown;
  const names = Object.keys(own);
  const label = (name: string) =>
    detail.tabs ? wordOf(detail.list, tools, `tab.${name}`) : tools.t('detail.overview');
  return (
    <Tabs defaultValue={names[0] ?? ''}>
      <TabList label={tools.t('detail.tabs')}>
        {names.map((name) => (
          <Tab key={name} value={name}>
            {label(name)}
          </Tab>
        ))}
        {more.map(({ id, label: text }) => (
          <Tab key={id} value={`host.${id}`}>
            {text}
          </Tab>
        ))}
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

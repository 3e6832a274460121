import type { Segment } from '@corridor/core';
import { Heading, Stack, Tab, TabList, TabPanel, Tabs } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAbility } from '../../session/AbilityProvider';
import { TabContext, tabIn, withTab } from './TabInAddress';

/** A tab of a screen. */
export interface ScreenTab {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  /** What it shows, as ability rules name it: who may not read that has no such tab. */
  readonly subject: Segment;
  readonly content: ReactNode;
}

/** Props of `TabbedScreen`. */
export interface TabbedScreenProps {
  /** The screen's heading. */
  readonly title: string;
  /** The first shows where the address names none. */
  readonly tabs: readonly ScreenTab[];
}

/** A screen of several lists, one on each tab: the address names the tab, and each tab has a history of its own. */
export function TabbedScreen({ title, tabs }: TabbedScreenProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ability = useAbility();
  const offered = tabs.filter(({ subject }) => ability.can('read', subject));
  const shown = offered.length > 0 ? offered : tabs.slice(0, 1);
  const first = shown[0]?.id ?? '';
  const asked = tabIn(search);
  const open = shown.some(({ id }) => id === asked) ? asked : first;
  const tabOf = (id: string) => ({ id, isFirst: id === first });
  return (
    <Stack gap={4}>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Tabs value={open} onChange={(id) => navigate({ search: withTab(tabOf(id), '') })}>
        <TabList label={title}>
          {shown.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {shown.map(({ id, content }) => (
          <TabPanel key={id} value={id}>
            <TabContext.Provider value={tabOf(id)}>{content}</TabContext.Provider>
          </TabPanel>
        ))}
      </Tabs>
    </Stack>
  );
}

'use client';

import { listOfTask, type WorkItem, workTask } from '@corridor/core';
import { CheckIcon, EmptyState, Icon, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/useMessages';
import { lazyPart } from '../../kit/lazyPart';
import { dashboardMessages } from '../../messages/dashboard';
import { afterFirstView } from '../../runtime/changes/afterFirstView';
import { useFormatters } from '../../runtime/useFormatters';
import type { PartViewProps } from './DashboardProps';
import { dashboardPart } from './dashboardPart';
import { FigureLink } from './display/FigureLink';
import { Panel } from './display/Panel';
import { rangeOf } from './display/period';
import { RowsSkeleton } from './display/waiting';

const Tasks = styled.ul.withConfig({ componentId: 'cr-WorklistTasks' })`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding-block: ${v('space.3')};
  }
  li + li {
    border-block-start: 1px solid ${v('border')};
  }
`;

type Work = readonly WorkItem[];

const FollowFigures = lazyPart(async () => {
  await afterFirstView();
  return (await import('./FollowFigures')).FollowFigures;
});

function WorkView({ part, figures, listHref, level }: PartViewProps<Work>) {
  const t = useMessages(dashboardMessages);
  const format = useFormatters();
  const waiting = part.filter(({ count }) => count > 0);
  return (
    <Panel title={t('dashboard.work.title')} level={level}>
      <FollowFigures />
      {waiting.length === 0 ? (
        <EmptyState
          size="sm"
          icon={<Icon of={CheckIcon} />}
          title={t('dashboard.work.done')}
          description={t('dashboard.work.doneDetail')}
        />
      ) : (
        <Tasks>
          {waiting.map(({ task, count }) => (
            <li key={task}>
              <FigureLink list={listOfTask(task, rangeOf(figures))} listHref={listHref}>
                {t(workTask.labelKey(task), { count, shown: format.count(count) })}
              </FigureLink>
            </li>
          ))}
        </Tasks>
      )}
    </Panel>
  );
}

function WorkWaiting({ level }: Pick<PartViewProps<Work>, 'level'>) {
  const t = useMessages(dashboardMessages);
  return (
    <Panel busy title={t('dashboard.work.title')} level={level}>
      <RowsSkeleton count={4} />
    </Panel>
  );
}

/** What waits for somebody, each line a link to those records. */
export const Worklist = dashboardPart<Work>({
  messages: [],
  of: ({ work }) => (work.length > 0 ? work : null),
  view: WorkView,
  waiting: WorkWaiting,
});

'use client';

import { cardStatus, type DashboardFigures } from '@corridor/core';
import { useMessages } from '../../i18n/useMessages';
import { cardTones } from '../../kit/display/cardTones';
import { cardsMessages } from '../../messages/cards';
import { dashboardMessages } from '../../messages/dashboard';
import type { PartViewProps } from './DashboardProps';
import { dashboardPart } from './dashboardPart';
import { CountStats } from './display/CountStats';
import { Panel } from './display/Panel';
import { rangeOf } from './display/period';
import { StatusRows } from './display/StatusRows';
import { RowsSkeleton, StatsSkeleton } from './display/waiting';

type Cards = NonNullable<DashboardFigures['cards']>;

function CardsView({ part, figures, listHref, level }: PartViewProps<Cards>) {
  const t = useMessages(dashboardMessages, cardsMessages);
  return (
    <Panel title={t('dashboard.cards.title')} level={level}>
      <CountStats
        of="cards"
        counts={part}
        figures={figures}
        all={{ concept: 'cards', filter: {} }}
        inPeriod={{ concept: 'cards', filter: { createdAt: rangeOf(figures) } }}
        listHref={listHref}
      />
      <StatusRows
        label={t('dashboard.byStatus')}
        counts={part.byStatus}
        tones={cardTones}
        listHref={listHref}
        wordOf={(status) => t(cardStatus.labelKey(status))}
        listOf={(status) => ({ concept: 'cards', filter: { status: [status] } })}
      />
    </Panel>
  );
}

function CardsWaiting({ level }: Pick<PartViewProps<Cards>, 'level'>) {
  const t = useMessages(dashboardMessages);
  return (
    <Panel busy title={t('dashboard.cards.title')} level={level}>
      <StatsSkeleton />
      <RowsSkeleton count={4} />
    </Panel>
  );
}

/** Cards in all, by status, and how many are new. */
export const CardsSummary = dashboardPart<Cards>({
  messages: [cardsMessages],
  of: ({ cards }) => cards,
  view: CardsView,
  waiting: CardsWaiting,
});

import { CardEventTable, cardEventList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** What happened to all cards. */
export function CardRecordsTab() {
  return <ListScreen list={cardEventList} widget={CardEventTable} />;
}

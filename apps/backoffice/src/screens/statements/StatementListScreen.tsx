import { StatementList, statementList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Statements. */
export function StatementListScreen() {
  return <ListScreen list={statementList} widget={StatementList} />;
}

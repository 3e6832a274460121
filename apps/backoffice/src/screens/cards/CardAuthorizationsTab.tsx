import { authorizationList, CardAuthorizationTable } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Authorizations of all cards. */
export function CardAuthorizationsTab() {
  return <ListScreen list={authorizationList} widget={CardAuthorizationTable} />;
}

import { UserTable, userList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Users of the back office. */
export function UserListScreen() {
  return <ListScreen list={userList} widget={UserTable} />;
}

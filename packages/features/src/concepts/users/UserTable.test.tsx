import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { UserTable } from './UserTable';
import * as stories from './UserTable.stories';
import { userList } from './userList';

describeWidget('UserTable', {
  widget: UserTable,
  list: userList,
  stories: composeStories(stories),
  pinned: { filter: { search: 'viewer' }, chip: /Search.*viewer/ },
  column: { field: 'lastSeenAt', header: 'Last seen' },
});

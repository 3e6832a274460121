import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { RoleTable } from './RoleTable';
import * as stories from './RoleTable.stories';
import { roleList } from './roleList';

describeWidget('RoleTable', {
  widget: RoleTable,
  list: roleList,
  stories: composeStories(stories),
  pinned: { filter: { search: 'viewer' }, chip: /Search.*viewer/ },
  column: { field: 'privilegeCount', header: 'Privileges' },
});

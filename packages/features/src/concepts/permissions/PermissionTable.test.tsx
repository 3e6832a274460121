import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { PermissionTable } from './PermissionTable';
import * as stories from './PermissionTable.stories';
import { permissionList } from './permissionList';

describeWidget('PermissionTable', {
  widget: PermissionTable,
  list: permissionList,
  stories: composeStories(stories),
  pinned: { filter: { search: 'View cards' }, chip: /Search.*View cards/ },
  column: { field: 'moduleName', header: 'Module name' },
});

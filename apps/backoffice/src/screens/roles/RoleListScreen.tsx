import { permissions } from '@corridor/core';
import { lazyPart, RoleTable, roleList, type SeenRole, useMessages } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { seeAs } from '../../session/rolePreview';
import { ListScreen } from '../listing/ListScreen';
import { TabbedScreen } from '../tabs/TabbedScreen';

const Permissions = lazyPart(async () => (await import('./PermissionsTab')).PermissionsTab);

const see = (role: SeenRole) => seeAs(role, pathOf('dashboard'));

/** Roles, and on a tab of their own the permissions that they are put together from. */
export function RoleListScreen() {
  const t = useMessages(hostMessages);
  return (
    <TabbedScreen
      title={t('host.route.permission-roles')}
      tabs={[
        {
          id: 'roles',
          label: t('host.route.permission-roles'),
          subject: roleList.resource.segment,
          content: <ListScreen list={roleList} widget={RoleTable} more={{ onSeeAs: see }} />,
        },
        {
          id: 'permissions',
          label: t('host.route.permission'),
          subject: permissions.segment,
          content: <Permissions />,
        },
      ]}
    />
  );
}

import { useMessages } from '@corridor/features';
import { Icon, NavGroup, NavItem } from '@corridor/ui';
import { memo } from 'react';
import { hostMessages } from '../messages/host';
import { pathOf } from '../routes/paths';
import { useRouteName } from '../routes/RouteName';
import { useAbility } from '../session/AbilityProvider';
import { openSections } from './openSections';

/** The lines of the main navigation; the screen on show is marked. They stay as they are while only the screen changes. */
export const MainNavigation = memo(function MainNavigation() {
  const t = useMessages(hostMessages);
  const current = useRouteName();
  return openSections(useAbility()).map(({ key, lines }) => (
    <NavGroup key={key} label={t(`host.nav.${key}`)}>
      {lines.map(({ route, icon }) => (
        <NavItem
          key={route}
          href={pathOf(route)}
          label={t(`host.route.${route}`)}
          icon={<Icon of={icon} />}
          current={route === current}
        />
      ))}
    </NavGroup>
  ));
});

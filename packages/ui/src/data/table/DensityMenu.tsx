'use client';

import { IconButton } from '../../controls/button/IconButton';
import { DensityIcon, Icon } from '../../icon';
import { Menu } from '../../layers/menu/Menu';
import { MenuRadioGroup } from '../../layers/menu/MenuRadioGroup';
import { MenuRadioItem } from '../../layers/menu/MenuRadioItem';
import { useMessages } from '../../messages/MessagesProvider';
import type { Density } from '../../theme/context';
import { tableEn } from './messages';

interface DensityMenuProps {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

/** A button that opens the choice between rows of 44 and 36 px. */
export function DensityMenu({ density, onChange }: DensityMenuProps) {
  const message = useMessages(tableEn);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton size="sm" data-tool="density" label={message('table.density')}>
          <Icon of={DensityIcon} />
        </IconButton>
      }
    >
      <MenuRadioGroup
        label={message('table.density')}
        value={density}
        onChange={(next) => onChange(next === 'compact' ? 'compact' : 'comfortable')}
      >
        <MenuRadioItem value="comfortable">{message('table.comfortable')}</MenuRadioItem>
        <MenuRadioItem value="compact">{message('table.compact')}</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
}

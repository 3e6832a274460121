import { useWords } from '@corridor/features';
import { Icon, IconButton, LanguageIcon } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { LANGUAGE_IS_OPEN } from './languages';
import { onDemand } from './OnDemand';

const LanguageMenu = onDemand(async () => (await import('./LanguageMenu')).LanguageMenu);

/** Opens the languages of the back office, where operators may choose. */
export function LanguageButton() {
  const say = useWords(hostMessages);
  if (!LANGUAGE_IS_OPEN) return null;
  return (
    <LanguageMenu
      popup="menu"
      trigger={
        <IconButton label={say('host.language.label')}>
          <Icon of={LanguageIcon} />
        </IconButton>
      }
    />
  );
}

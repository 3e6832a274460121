import { useWords } from '@corridor/features';
import { ButtonLink, Heading, Stack, Text } from '@corridor/ui';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { useRouteName } from '../../routes/useRouteName';
import { useDocumentTitle } from '../../shell/useDocumentTitle';

/** Says honestly what will be at an address whose widget is still to come. */
export function PlaceholderScreen() {
  const say = useWords(hostMessages);
  const page = say(`host.route.${useRouteName()}`);
  useDocumentTitle(page);
  return (
    <Stack gap={4} align="start" paddingY={8}>
      <Stack gap={1}>
        <Heading level={1} tabIndex={-1}>
          {page}
        </Heading>
        <Text as="p" weight="medium">
          {say('host.placeholder.title', { page })}
        </Text>
        <Text as="p" color="muted">
          {say('host.placeholder.text')}
        </Text>
      </Stack>
      <ButtonLink href={pathOf('card')}>{say('host.placeholder.action')}</ButtonLink>
    </Stack>
  );
}

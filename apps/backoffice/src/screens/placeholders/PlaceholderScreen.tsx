import { useWords } from '@corridor/features';
import { ButtonLink, Heading, Stack, Text } from '@corridor/ui';
import { hostMessages } from '../../messages/host';
import { accessOf } from '../../routes/access';
import { pathOf } from '../../routes/paths';
import { useRouteName } from '../../routes/RouteName';
import { LeaveInquiry } from './LeaveInquiry';

/** Says honestly what will be at an address whose widget is still to come. */
export function PlaceholderScreen() {
  const say = useWords(hostMessages);
  const name = useRouteName();
  const page = say(`host.route.${name}`);
  const isMember = accessOf(name) === 'member';
  return (
    <Stack as={isMember ? 'section' : 'main'} gap={4} align="start" padding={isMember ? 0 : 6} paddingY={8}>
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
      {isMember && <ButtonLink href={pathOf('card')}>{say('host.placeholder.action')}</ButtonLink>}
      {name === 'single-balance-search' && <LeaveInquiry />}
    </Stack>
  );
}

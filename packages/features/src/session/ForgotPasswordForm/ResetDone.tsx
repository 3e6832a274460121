import { Banner, Button, Heading, Stack, Text } from '@corridor/ui';
import { useEffect, useRef } from 'react';
import { sessionMessages } from '../../messages/session';
import { useWords } from '../../words/useWords';

/** Props of `ResetDone`. */
export interface ResetDoneProps {
  readonly onBack: (() => void) | undefined;
}

/** Says that the password was set, and leads to the way in. @source spec §8 */
export function ResetDone({ onBack }: ResetDoneProps) {
  const say = useWords(sessionMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={6}>
      <Heading ref={title} level={1} tabIndex={-1}>
        {say('session.forgot.title')}
      </Heading>
      <Banner tone="success" title={say('session.reset.done')}>
        <Text>{say('session.reset.doneHelp')}</Text>
      </Banner>
      {onBack && (
        <Button variant="primary" size="lg" fullWidth onClick={onBack}>
          {say('session.back')}
        </Button>
      )}
    </Stack>
  );
}

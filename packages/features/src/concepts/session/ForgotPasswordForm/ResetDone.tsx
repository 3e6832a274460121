import { Banner, Button, Heading, type HeadingLevel, Stack, Text } from '@corridor/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { sessionMessages } from '../../../messages/session';

/** Props of `ResetDone`. */
export interface ResetDoneProps {
  readonly level: HeadingLevel;
  readonly onBack: (() => void) | undefined;
}

/** Says that the password was set, and leads to the way in. @source spec §8 */
export function ResetDone({ level, onBack }: ResetDoneProps) {
  const t = useMessages(sessionMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={6}>
      <Heading ref={title} level={level} tabIndex={-1}>
        {t('session.forgot.title')}
      </Heading>
      <Banner tone="success" title={t('session.reset.done')}>
        <Text>{t('session.reset.doneHelp')}</Text>
      </Banner>
      {onBack && (
        <Button variant="primary" size="lg" fullWidth onClick={onBack}>
          {t('session.back')}
        </Button>
      )}
    </Stack>
  );
}

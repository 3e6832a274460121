import { createPassword } from '@corridor/core';
import { Button, FormField, Inline, Input, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { CopyButton } from '../../../kit/display/CopyButton';
import type { OwnControlProps } from '../../../kit/form/FormSlots';
import { usersMessages } from '../../../messages/users';

/** A first password to copy and give to its user: shown here and nowhere again. A user that exists keeps its own. */
export function FirstPasswordField({ name, label, record }: OwnControlProps) {
  const t = useMessages(usersMessages);
  return (
    <>
      {record && (
        <Text color="muted" style={{ gridColumn: '1 / -1' }}>
          {t('users.password.ends')}
        </Text>
      )}
      <FormField name={name} label={label} help={t('users.help.password')} style={{ gridColumn: '1 / -1' }}>
        {({ value, onChange, ...bound }) => (
          <Inline gap={2} wrap={false}>
            <Input
              {...bound}
              value={typeof value === 'string' ? value : ''}
              readOnly
              spellCheck={false}
              style={{ flex: 1 }}
            />
            <CopyButton text={typeof value === 'string' ? value : ''} what={label} />
            <Button size="sm" onClick={() => onChange(createPassword())}>
              {t('users.password.another')}
            </Button>
          </Inline>
        )}
      </FormField>
    </>
  );
}

import { createPassword } from '@corridor/core';
import { Button, FormField, Inline, Input, Text } from '@corridor/ui';
import { useContext, useEffect } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { CopyButton } from '../../../kit/display/CopyButton';
import type { OwnControlProps } from '../../../kit/form/FormSlots';
import { usersMessages } from '../../../messages/users';
import { HeldPassword } from './FirstPasswordResult';

/** A first password to give to its user, or another one. A user that exists keeps its own. */
export function FirstPasswordField({
  name,
  label,
  values,
  record,
}: OwnControlProps<{ readonly password: string | null }>) {
  const t = useMessages(usersMessages);
  const held = useContext(HeldPassword);
  const { password } = values;
  useEffect(() => {
    if (held) held.current = password ?? '';
  }, [held, password]);
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

import { SEARCH_MAX_LENGTH } from '@corridor/core';
import { Button, Field, Input, Stack } from '@corridor/ui';
import { type FormEvent, useState } from 'react';
import { useRuntimeMessages } from '../../i18n/useMessages';

/** Props of `TextEditor`. */
export interface TextEditorProps {
  readonly label: string;
  readonly value: string;
  /** The text without blanks around it; undefined where nothing is left. */
  readonly onChange: (value: string | undefined) => void;
}

/** The whole text of a field, such as the name of a module. */
export function TextEditor({ label, value, onChange }: TextEditorProps) {
  const t = useRuntimeMessages();
  const [text, setText] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(text.trim() || undefined);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={3} style={{ inlineSize: 260 }}>
        <Field label={label} help={t('filters.exact')}>
          <Input
            autoComplete="off"
            maxLength={SEARCH_MAX_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" size="sm" variant="primary">
          {t('filters.apply')}
        </Button>
      </Stack>
    </form>
  );
}

import { findsName } from '@corridor/core';
import { Icon, Input, SearchIcon, Stack, Text } from '@corridor/ui';
import { useState } from 'react';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { ChoicesEditor, type ChoicesEditorProps, type LabelledChoice } from './ChoicesEditor';

/** How many choices show at once; typing narrows them. */
const OFFERED = 8;

/** Any of many answers, found by typing; what is chosen stays on top. */
export function SearchedChoicesEditor({ label, choices, value, onChange }: ChoicesEditorProps) {
  const t = useRuntimeMessages();
  const [text, setText] = useState('');
  const [first] = useState(value);
  const chosen = (choice: LabelledChoice) => first.includes(choice.value);
  const offered = text.trim()
    ? choices.filter(({ value: code, label: word }) => findsName(text, `${code} ${word}`))
    : [...choices.filter(chosen), ...choices.filter((choice) => !chosen(choice))];
  return (
    <Stack gap={3} style={{ inlineSize: 260 }}>
      <Input
        type="search"
        size="sm"
        clearable
        aria-label={t('filters.search')}
        placeholder={t('filters.search')}
        startAdornment={<Icon of={SearchIcon} size="sm" />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {offered.length > 0 ? (
        <ChoicesEditor label={label} choices={offered.slice(0, OFFERED)} value={value} onChange={onChange} />
      ) : (
        <Text variant="caption" color="muted" role="status">
          {t('filters.noOption')}
        </Text>
      )}
    </Stack>
  );
}

import { Icon, Input, SearchIcon, Stack, Text } from '@corridor/ui';
import { OneOfEditor } from '../../filters/OneOfEditor';
import { useDelayedText } from '../../filters/useDelayedText';
import { useRuntimeWords } from '../../words/useWords';
import { useMerchantChoices } from './useMerchantChoices';

/** Props of `MerchantEditor`. */
export interface MerchantEditorProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** Picks one merchant, searched on the gateway. */
export function MerchantEditor({ label, value, onChange }: MerchantEditorProps) {
  const say = useRuntimeWords();
  const { choices, loading, search, onSearch } = useMerchantChoices();
  const { text, type } = useDelayedText(search, onSearch);
  return (
    <Stack gap={3} style={{ inlineSize: 260 }}>
      <Input
        type="search"
        size="sm"
        clearable
        aria-label={say('filters.search')}
        placeholder={say('filters.search')}
        startAdornment={<Icon of={SearchIcon} size="sm" />}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {choices.length > 0 ? (
        <OneOfEditor label={label} choices={choices} value={value} onChange={onChange} />
      ) : (
        <Text variant="caption" color="muted" role="status">
          {say(loading ? 'filters.loading' : 'filters.noOption')}
        </Text>
      )}
    </Stack>
  );
}

'use client';

import { useRef } from 'react';
import { Icon, SearchIcon } from '../../icon';
import { useMessages } from '../../messages/MessagesProvider';
import { Input } from '../input/Input';
import { SearchKey, SearchSlot } from './filterBar.styles';
import { filterBarEn } from './messages';
import { useSearchShortcut } from './useSearchShortcut';

/** The search of a `FilterBar`. */
export interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What can be searched for, such as "Name or last 4". */
  readonly placeholder?: string;
  /** Most characters that can be typed. */
  readonly maxLength?: number;
  /** Enter was pressed. */
  readonly onSubmit?: () => void;
}

/** A search box that `/` focuses from anywhere on the page. */
export function SearchBox({ value, onChange, placeholder, maxLength, onSubmit }: SearchBoxProps) {
  const message = useMessages(filterBarEn);
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);
  const words = placeholder ?? message('filterBar.search');
  return (
    <SearchSlot>
      <Input
        ref={input}
        type="search"
        size="sm"
        aria-label={words}
        aria-keyshortcuts="/"
        placeholder={words}
        value={value}
        maxLength={maxLength}
        clearable
        startAdornment={<Icon of={SearchIcon} />}
        endAdornment={value === '' && <SearchKey title={message('filterBar.shortcut')}>/</SearchKey>}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onSubmit?.()}
      />
    </SearchSlot>
  );
}

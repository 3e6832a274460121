import { Icon, Input, SearchIcon } from '@corridor/ui';
import { forwardRef, useEffect, useRef, useState } from 'react';

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Says what is searched; also its accessible name. */
  readonly label: string;
  /** Fixed by the host. */
  readonly disabled?: boolean;
}

/** How long a pause in typing starts the search, in milliseconds. */
const PAUSE_MS = 300;

/** A box that searches once typing pauses, and at once on Enter. */
export const SearchBox = forwardRef<HTMLInputElement, SearchBoxProps>(function SearchBox(
  { value, onSearch, label, disabled },
  ref,
) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  // The host or "Reset" changed what is searched for: the box follows.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === shown) return undefined;
    const timer = setTimeout(() => search.current(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return (
    <Input
      ref={ref}
      type="search"
      size="sm"
      clearable
      value={text}
      aria-label={label}
      placeholder={label}
      disabled={disabled ?? false}
      startAdornment={<Icon of={SearchIcon} size="sm" />}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search.current(text.trim());
      }}
    />
  );
});

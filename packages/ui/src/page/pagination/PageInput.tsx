'use client';

import { type KeyboardEvent, useEffect, useState } from 'react';
import { PageBox } from './pagination.styles';

interface PageInputProps {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** The number of the page: typed over, it goes there on Enter or on leaving; Escape takes it back. */
export function PageInput({ label, page, pages, onPage }: PageInputProps) {
  const [draft, setDraft] = useState(String(page));
  useEffect(() => setDraft(String(page)), [page]);
  const commit = () => {
    const asked = Number.parseInt(draft, 10);
    const next = Number.isNaN(asked) ? page : Math.min(Math.max(asked, 1), pages);
    setDraft(String(next));
    if (next !== page) onPage(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'Escape') setDraft(String(page));
    else return;
    event.preventDefault();
  };
  return (
    <PageBox
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={draft}
      onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
      onBlur={commit}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.select()}
      style={{ inlineSize: `calc(${Math.max(2, String(pages).length)}ch + 20px)` }}
    />
  );
}

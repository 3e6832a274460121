import { useRef } from 'react';
import { CorridorProvider, StatementList, type StatementListHandle } from '../../index';

interface StatementsPageProps {
  readonly accessToken: () => Promise<string>;
  /** The words of a button of yours. */
  readonly monthly: string;
  readonly save: (name: string, content: Blob) => void;
}

export function StatementsPage({ accessToken, monthly, save }: StatementsPageProps) {
  const list = useRef<StatementListHandle>(null);
  return (
    <CorridorProvider baseURL="https://gateway.example.com" getAccessToken={accessToken} locale="en">
      <button type="button" onClick={() => list.current?.filter({ type: ['monthly'] })}>
        {monthly}
      </button>
      <StatementList ref={list} onExport={({ name, blob }) => save(name, blob)} />
    </CorridorProvider>
  );
}

import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ride, type Scene, timeStep } from './measure';
import { type BenchRow, makeRows } from './rows';

/** What every table under measurement is given: sorted by reference or not, and what is searched for. */
export interface SceneProps {
  readonly rows: readonly BenchRow[];
  readonly sorted: boolean;
  readonly search: string;
}

/** Makes the data ready and waits to be told to draw it. */
export function startScene(Table: ComponentType<SceneProps>, places: Pick<Scene, 'row' | 'scroller'>): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root');
  const rows = makeRows(Number(new URLSearchParams(location.search).get('rows')));
  const root = createRoot(element);
  let change: ((changes: Partial<SceneProps>) => void) | undefined;
  function Held() {
    const [props, setProps] = useState<SceneProps>({ rows, sorted: false, search: '' });
    change = (changes) => setProps((before) => ({ ...before, ...changes }));
    return <Table {...props} />;
  }
  window.scene = {
    ...places,
    timeStep,
    ride,
    mount: () => root.render(<Held />),
    sort: () => change?.({ sorted: true }),
    search: (search) => change?.({ search }),
  };
}

import { ErrorState } from '../kit/display/ErrorState';
import { Ground } from '../kit/frame/Ground';
import { entryOf } from './entryOf';
import { ListenedRuntime } from './ListenedRuntime';
import type { Placement } from './Placement';
import { useWidgetCode } from './useWidgetCode';

/** One mounted widget: its code is fetched first, and its listeners hear of it only. */
export function PlacedWidget({ placement }: { readonly placement: Placement }) {
  return (
    <ListenedRuntime onEvent={placement.onEvent} onError={placement.onError}>
      <FetchedWidget placement={placement} />
    </ListenedRuntime>
  );
}

function FetchedWidget({ placement: { name, props, receive } }: { readonly placement: Placement }) {
  const { Widget, error, retry } = useWidgetCode(name);
  if (error) {
    return (
      <Ground>
        <ErrorState error={error} onRetry={retry} />
      </Ground>
    );
  }
  if (!Widget) return null;
  const steered = entryOf(name).methods.length > 0;
  return <Widget {...props} {...(steered && { ref: receive })} />;
}

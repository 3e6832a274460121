import type { ErrorListener } from '../runtime/createReporter';
import type { EventListener } from '../runtime/events';
import type { WidgetName } from './EmbeddableWidgets';
import type { Methods } from './entryOf';

/** Where in the page a widget is drawn. */
export interface Place {
  readonly container: HTMLElement;
  /** Shadow root around it, which takes its styles; in the page's own tree there is none. */
  readonly styleRoot?: ShadowRoot;
  /** Element for its layers inside the shadow root. */
  readonly portalRoot?: HTMLElement;
  /** Takes away everything that was put into the page. */
  readonly clear: () => void;
}

/** A widget as it is to be drawn. */
export interface Placement {
  readonly key: string;
  readonly name: WidgetName;
  readonly place: Place;
  readonly props: object;
  readonly onEvent?: EventListener | undefined;
  readonly onError?: ErrorListener | undefined;
  /** Receives the widget's methods once it is drawn, and null when it is gone. */
  readonly receive: (methods: Methods | null) => void;
}

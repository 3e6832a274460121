/** What the bench reaches from outside. */
export interface Scene {
  readonly mount: () => void;
  readonly sort: () => void;
  readonly search: (text: string) => void;
  /** Selector of a drawn row, and of the box that scrolls. */
  readonly row: string;
  readonly scroller: string;
  readonly timeStep: (step: Step) => Promise<number>;
  readonly ride: (ride: Ride) => Promise<Ridden>;
}

declare global {
  interface Window {
    scene: Scene;
  }
}

/** What is asked of a scene, and the text that its first row then holds. */
export interface Step {
  readonly act: 'mount' | 'sort' | 'search';
  readonly text: string;
  readonly shows: string;
}

/** Milliseconds from an act to the frame that shows its rows. */
export async function timeStep({ act, text, shows }: Step): Promise<number> {
  const { scene } = window;
  const first = () => {
    const box = document.querySelector(scene.scroller);
    const top = (box?.getBoundingClientRect().top ?? 0) + 1;
    let best: Element | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const row of document.querySelectorAll(scene.row)) {
      const { top: at, bottom } = row.getBoundingClientRect();
      if (bottom > top && at < least && (row.textContent ?? '').length > 30) [best, least] = [row, at];
    }
    return best?.textContent ?? '';
  };
  const started = performance.now();
  scene[act](text);
  for (;;) {
    await new Promise((done) => requestAnimationFrame(done));
    if (first().includes(shows)) break;
    if (performance.now() - started > 60_000) throw new Error(`${act} has not shown ${shows}: ${first()}`);
  }
  await new Promise<void>((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(0);
  });
  return performance.now() - started;
}

/** How to scroll: pixels a frame, how many frames, and whether each frame is looked at for empty places. */
export interface Ride {
  readonly step: number;
  readonly frames: number;
  readonly look: boolean;
}

/** What a ride found. */
export interface Ridden {
  readonly times: readonly number[];
  readonly blank: number;
}

/** Frame times in milliseconds and how many frames showed an empty place; scrolls between frames, as a wheel does. */
export async function ride({ step, frames, look }: Ride): Promise<Ridden> {
  const { scene } = window;
  const box = document.querySelector<HTMLElement>(scene.scroller);
  if (!box) throw new Error(`Nothing scrolls by ${scene.scroller}`);
  const { left, top, bottom } = box.getBoundingClientRect();
  const covered = (y: number) => {
    const row = document.elementFromPoint(left + 400, y)?.closest(scene.row);
    return row !== null && row !== undefined && (row.textContent ?? '').length > 30;
  };
  const empty = () => {
    for (let y = top + 60; y < bottom - 30; y += 36) if (!covered(y)) return true;
    return false;
  };
  const sentinel = document.createElement('div');
  document.body.append(sentinel);
  let laidOut: (() => void) | undefined;
  // After layout and before paint of a frame: what is in the document now is what the frame shows.
  const observer = new ResizeObserver(() => laidOut?.());
  observer.observe(sentinel);
  const times: number[] = [];
  let blank = 0;
  let down = true;
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    const was = box.scrollTop;
    box.scrollTop = was + (down ? step : -step);
    if (box.scrollTop === was) down = !down;
    await new Promise<void>((done) => {
      requestAnimationFrame((now) => {
        times.push(now - before);
        before = now;
        if (look) {
          laidOut = () => {
            if (empty()) blank += 1;
          };
          sentinel.style.inlineSize = `${frame % 2}px`;
        }
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(0);
      });
    });
  }
  observer.disconnect();
  sentinel.remove();
  return { times: times.slice(5), blank };
}

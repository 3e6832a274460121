import type { Variant } from './variants';

/** Storybook globals, as the preview has them. */
export type Globals = Readonly<Record<string, unknown>>;

/** Runs in the page: settles when the first story has rendered and played, whichever comes first. */
export async function loadStory(): Promise<void> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  await preview.ready();
  while (preview.currentRender?.phase !== 'finished' && preview.currentRender?.phase !== 'errored') {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  Reflect.set(window, 'finishOf', finishOf);
  // Only what is wrong is of interest here, which axe finds sooner if asked for that alone.
  const { a11y } = preview.storyStoreValue.projectAnnotations.parameters;
  a11y.options = { ...a11y.options, resultTypes: ['violations'], preload: false };

  /** What is wrong with a story that is shown once `ask` has asked the preview for it: what it threw, what axe finds. */
  async function finishOf(
    storyId: string,
    ask: (channel: { emit: (event: string, payload: unknown) => void }) => void,
  ) {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const problems: string[] = [];
    const thrown = (error: { message?: string } | { message?: string }[]) =>
      problems.push(...[error].flat().map(({ message }) => `threw: ${message?.slice(0, 2000)}`));
    const failures = [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
    ];
    for (const failure of failures) channel.on(failure, thrown);
    const finished = await new Promise<Finished>((resolve) => {
      const settle = (payload: Finished) => {
        if (payload.storyId !== storyId) return;
        channel.off('storyFinished', settle);
        resolve(payload);
      };
      channel.on('storyFinished', settle);
      ask(channel);
    });
    for (const failure of failures) channel.off(failure, thrown);
    const found = finished.reporters.flatMap(({ type, result }) => (type === 'a11y' ? (result.violations ?? []) : []));
    problems.push(...found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)));
    return finished.status === 'error' && problems.length === 0 ? ['it failed and did not say why'] : problems;
  }

  interface Finished {
    readonly storyId: string;
    readonly status: 'success' | 'error';
    readonly reporters: readonly { readonly type: string; readonly result: Partial<AxeResult> }[];
  }

  interface AxeResult {
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  }
}

/** Runs in the page: shows a story anew under these globals, and settles with what is wrong with it when it has played. */
export function playStory({ storyId, globals }: { storyId: string; globals: Globals }): Promise<string[]> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  // The story that is shown need not change its look before it goes.
  preview.storyStoreValue.userGlobals.update(globals);
  const again = preview.currentRender?.id === storyId;
  return Reflect.get(window, 'finishOf')(storyId, (channel: { emit: (event: string, payload: object) => void }) =>
    again ? channel.emit('forceRemount', { storyId }) : channel.emit('setCurrentStory', { storyId, viewMode: 'story' }),
  );
}

/**
 * Rules of axe whose findings a look can change. All others read names, roles, relations and sizes, which are the same in each; a
 * direction changes no colour, and a scheme nothing else.
 */
export const RULES_OF_LOOKS: Readonly<Record<Variant, readonly string[]>> = {
  light: ['color-contrast', 'link-in-text-block'],
  dark: ['color-contrast', 'link-in-text-block'],
  'right-to-left': ['scrollable-region-focusable'],
};

/** Runs in the page: shows the story that is shown under other globals, without playing it again. */
export async function wearLook({ globals, rules }: { globals: Globals; rules: readonly string[] }): Promise<string[]> {
  const { id, story } = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender;
  const { a11y } = story.parameters;
  const wear = (asked: object): Promise<string[]> => {
    story.parameters.a11y = { ...a11y, ...asked };
    return Reflect.get(window, 'finishOf')(id, (channel: { emit: (event: string, payload: object) => void }) =>
      channel.emit('updateGlobals', { globals }),
    );
  };
  const judged = { options: { ...a11y?.options, runOnly: { type: 'rule', values: rules } } };
  // That rule finds something only in what scrolls: where nothing does, axe need not read the page.
  const spared = rules.every((rule) => rule === 'scrollable-region-focusable');
  const problems = await wear(spared ? { disable: true } : judged);
  if (spared && [...document.querySelectorAll('*')].some(mayScroll)) problems.push(...(await wear(judged)));
  story.parameters.a11y = a11y;
  return problems;

  function mayScroll(box: Element): boolean {
    if (box.shadowRoot) return true;
    if (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight) return false;
    return /auto|scroll/.test(getComputedStyle(box).overflow);
  }
}

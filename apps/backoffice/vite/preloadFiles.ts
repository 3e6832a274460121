import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Preloads the files that every visit needs before the first script runs. */
export function preloadFiles(names: readonly string[]): Plugin {
  return {
    name: 'preload-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((file): HtmlTagDescriptor[] =>
          file.type === 'chunk' && names.includes(file.name)
            ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` } }]
            : [],
        ),
    },
  };
}

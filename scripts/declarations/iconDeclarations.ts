const ICON = /^export \{ default as (\w+) \} from '@lucide\/icons\/icons\/([\w-]+)';$/gm;

/** Declarations of icons that need no other package: their lines are built in, and who installs ours has no other. */
export function iconDeclarations(text: string): string {
  const own = text.replace(ICON, "/** The icon '$2' of Lucide. */\nexport declare const $1: Lines;");
  return own === text ? text : `import type { Lines } from './Drawing';\n${own}`;
}

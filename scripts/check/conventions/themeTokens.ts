import ts from 'typescript';
import { isScreen } from './paths.js';
import { type Breach, type Rule, walk } from './rule.js';

const COLOUR = /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i;
const NAMED =
  /(color|background|border|outline|fill|stroke|shadow)[\w-]*\s*:[^;]*\b(white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i;
const LAYER = /\bz-?index\s*:\s*-?\d/i;
// A ring or a hairline has no blur: only its colour matters, and that comes from a token.
const SHADOW = /\b(box|text)-shadow\s*:\s*(inset\s+)?-?[\d.]+\w*\s+-?[\d.]+\w*\s+(?!0\b)[\d.]/i;

function problem(text: string): string | undefined {
  if (COLOUR.test(text) || NAMED.test(text)) return 'a literal colour; take a token of the theme';
  if (LAYER.test(text)) return 'a literal z-index; take a token of the theme';
  if (SHADOW.test(text)) return 'a literal shadow; take a token of the theme';
  return undefined;
}

/** The text of one string, template piece or `zIndex: 3` property. */
function styleText(node: ts.Node): string | undefined {
  if (ts.isPropertyAssignment(node) && /^zIndex$/.test(node.name.getText())) return node.getText();
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  return undefined;
}

/** Colours, shadows and z-index are literal in packages/ui/src/theme only. */
export const themeTokens: Rule = {
  name: 'theme-tokens',
  applies: (path) => isScreen(path) && !path.startsWith('packages/ui/src/theme/'),
  find: ({ tree }) => {
    const breaches: Breach[] = [];
    walk(tree, (node) => {
      const message = problem(styleText(node) ?? '');
      if (message) breaches.push({ at: node.getStart(), message });
    });
    return breaches;
  },
};

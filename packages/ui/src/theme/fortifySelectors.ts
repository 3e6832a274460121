import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

/** A step in the making of a stylesheet. */
type Step = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Weighs as much as two ids and matches everything: no element has this one. */
export const HEAVY = ':not(#cr-0):not(#cr-0)';

const FIRST_CLASS = /\.[A-Za-z_][\w-]*/;

/**
 * Gives every rule of ours the weight of two ids, so that rules of the page such as `.content button` or `#app table` do
 * not reach what we style. Rules keep their order among each other.
 */
export const fortifySelectors: Step = function fortifySelectors(element) {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) => selector.replace(FIRST_CLASS, `$&${HEAVY}`));
};

/** Sentences about the look of the back office, in English. */
export const preferences = {
  'host.navbar.sticky': 'Sticky top bar',
  'host.navbar.blur': 'Translucent top bar',
  'host.footer.label': 'Footer',
  'host.footer.static': 'At the end of the page',
  'host.footer.sticky': 'Sticky footer',
  'host.footer.hidden': 'Hidden',
  'host.primary.light': 'Primary colour in light',
  'host.primary.dark': 'Primary colour in dark',
  'host.primary.pick': 'Pick a colour',
  'host.primary.format': 'Enter a colour such as {example}',
  'host.primary.reset': 'Reset',
};

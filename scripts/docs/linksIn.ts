/** Addresses of the links in a Markdown text to other files, without those that lead elsewhere and without their `#…`. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^\w+:/.test(address));

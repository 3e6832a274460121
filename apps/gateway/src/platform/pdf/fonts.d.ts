declare module 'pdfkit/standard-fonts/*' {
  const font: { readonly default: object };
  export = font;
}

/** Two small carets of which the one in effect is dark. */
export function SortGlyph({ direction }: { readonly direction: 'asc' | 'desc' | undefined }) {
  return (
    <svg
      className="cr-sort-glyph"
      width="8"
      height="12"
      viewBox="0 0 8 12"
      aria-hidden="true"
      data-direction={direction}
    >
      <path d="M4 1l3 3.500H1z" />
      <path d="M4 11L1 7.500h6z" />
    </svg>
  );
}

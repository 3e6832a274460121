// Drawn here and not taken from the icon library, because the smallest controls must stay free of it.
function Glyph({ path }: { readonly path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const CloseGlyph = () => <Glyph path="M4 4l8 8M12 4l-8 8" />;
export const CheckGlyph = () => <Glyph path="M3.5 8.5l3 3 6-7" />;
export const ChevronGlyph = () => <Glyph path="M4 6l4 4 4-4" />;
export const ExternalGlyph = () => <Glyph path="M6 3.5H3.5v9h9V10M9 3h4v4M13 3L7.5 8.5" />;
export const ShowGlyph = () => (
  <Glyph path="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 100-4 2 2 0 000 4z" />
);
export const HideGlyph = () => (
  <Glyph path="M2 2l12 12M6.6 3.7A6 6 0 018 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 01-1.9 2.4M9.9 10A2.5 2.5 0 016 6.6M4.3 4.8A10.7 10.7 0 001.5 8S4 12.5 8 12.5a6 6 0 002.6-.6" />
);

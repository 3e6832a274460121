import cousine from '@fontsource/cousine/files/cousine-latin-400-normal.woff2?url';
import cousineBold from '@fontsource/cousine/files/cousine-latin-700-normal.woff2?url';
import '@fontsource/noto-sans-sc/400.css';
import '@fontsource/noto-sans-sc/700.css';
import '@fontsource/public-sans/300.css';
import '@fontsource/public-sans/300-italic.css';
import '@fontsource/public-sans/400.css';
import '@fontsource/public-sans/400-italic.css';
import '@fontsource/public-sans/500.css';
import '@fontsource/public-sans/500-italic.css';
import '@fontsource/public-sans/600.css';
import '@fontsource/public-sans/600-italic.css';
import '@fontsource/public-sans/700.css';
import '@fontsource/public-sans/700-italic.css';

// Text that is set in a font of the machine looks otherwise on the next one: a story brings all that it needs.
const FIGURES = { 400: cousine, 700: cousineBold };

// Where stories run as unit tests nothing is drawn, and a page has no fonts.
if ('fonts' in document)
  for (const [weight, file] of Object.entries(FIGURES))
    document.fonts.add(new FontFace('Liberation Mono', `url(${file})`, { weight }));

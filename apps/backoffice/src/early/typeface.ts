// The product's typeface; the browser fetches a file for the first letter that is set in it. @source spec §9 "weights 300 to 700, with italics"
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

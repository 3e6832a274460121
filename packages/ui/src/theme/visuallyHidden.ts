/** Rules of what only screen readers get, such as the title of a list within a tab that says it already; put `& h2 { ${visuallyHidden} }`. */
export const visuallyHidden = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);';

/** The one global of a build tool that sources read; every bundler replaces it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

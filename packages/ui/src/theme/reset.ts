/** Rules that take a native control back to nothing; every styled control starts with them. */
export const controlReset =
  'appearance:none;box-sizing:border-box;margin:0;padding:0;border:0;background:none;font:inherit;color:inherit;text-align:-webkit-match-parent;text-align:match-parent;text-decoration:none;';

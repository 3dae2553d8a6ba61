/**
 * The component library writes a style element of its own in two places (measuring a scroll bar, holding the page behind
 * a dialog) and forgets the nonce there, so a strict content security policy blocks it. Its writer of style elements
 * takes the page's nonce when none is given.
 */
const GIVEN = /\b((?:option\.)?csp\?\.nonce)/g;
const PAGE = 'document.querySelector(\'meta[name="csp-nonce"]\')?.content';

module.exports = function nonceLoader(source) {
  if (source.search(GIVEN) < 0)
    throw new Error(`${this.resourcePath} reads the nonce in another way now: look at it again`);
  return source.replace(GIVEN, `($1 ?? ${PAGE})`);
};

const SET = /(\w+)\.setAttribute\('style', (\w+|`[^`]*`)\)/g;

/** `x.setAttribute('style', text)` → `x.style.cssText = text`; fails when the source no longer says so. */
module.exports = function styleAttributeLoader(source) {
  if (source.search(SET) < 0) throw new Error(`No style attribute is set in ${this.resourcePath}: this loader can go`);
  return source.replace(SET, '$1.style.cssText = $2');
};

/**
 * jsdom asks the selector engine about every rule of the page for every element whose style is read, and roles are found
 * by reading the styles of all elements and of all that they stand in: with the thousands of rules of a component library
 * that was two fifths of a page test. Most rules cannot match, for the last part of their selector names a class or an
 * element that is another one; only the others are handed on.
 */
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
const LAST = /[^\s>+~]+$/;

/** What an element needs so that a selector may match it: by alternative a class or the name of an element, or neither. */
function needsOf(selector) {
  // An escaped character may be anything.
  if (selector.includes('\\')) return [{}];
  let bare = selector;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(BRACKETS, '');
  }
  return bare.split(',').map((alternative) => {
    const last = LAST.exec(alternative.trim())?.[0] ?? '';
    const className = /\.([\w-]+)/.exec(last)?.[1];
    const localName = /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
    return className ? { className } : { localName };
  });
}

/**
 * Whether an element can match a selector at all; true where that cannot be told.
 * @param element what has `localName` and `getAttributeNS`
 */
function quickMatcher() {
  const known = new Map();
  let written = null;
  let classes = new Set();
  return function mayMatch(element, selector) {
    let needs = known.get(selector);
    if (!needs) known.set(selector, (needs = needsOf(selector)));
    const now = element.getAttributeNS(null, 'class') ?? '';
    if (now !== written) {
      written = now;
      classes = new Set(now.split(/\s+/));
    }
    return needs.some(({ className, localName }) =>
      className ? classes.has(className) : !localName || localName === element.localName.toLowerCase(),
    );
  };
}

/** Makes jsdom ask it first. To be called before jsdom is loaded, which keeps the function that it finds. */
function installInto(selectors) {
  const { matchesDontThrow } = selectors;
  const mayMatch = quickMatcher();
  selectors.matchesDontThrow = (element, selector) =>
    (typeof selector !== 'string' || mayMatch(element, selector)) && matchesDontThrow(element, selector);
}

module.exports = { installInto, quickMatcher };

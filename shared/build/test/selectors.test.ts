interface Asked {
  readonly localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
}
interface Selectors {
  quickMatcher(): (element: Asked, selector: string) => boolean;
}
const { quickMatcher } = jest.requireActual<Selectors>('../jest/selectors.cjs');

const element = (localName: string, classes: string | null = null): Asked => ({
  localName,
  getAttributeNS: (_namespace, name) => (name === 'class' ? classes : null),
});

const elements = [
  element('div'),
  element('a', 'button'),
  element('a', 'menu button'),
  element('svg', 'icon'),
  element('DIV', 'menu'),
];
/** For each selector, which of the elements above it may match. */
const asked: readonly (readonly [string, string])[] = [
  ['.button', '.yy..'],
  ['.menu.button', '..y.y'],
  ['.outside .button:hover', '.yy..'],
  ['.button > .icon', '...y.'],
  ['.icon, .menu', '..yyy'],
  [':where(.made-up).icon', '...y.'],
  ['.button:not(.menu, .other)', '.yy..'],
  ['.menu [data-of="a,(b"] ~ div', 'y...y'],
  ['div.button', '.yy..'],
  ['a', '.yy..'],
  ['*', 'yyyyy'],
  [':root', 'yyyyy'],
  ['.menu *', 'yyyyy'],
  ['[class~="menu"]', 'yyyyy'],
  ['.but\\74on', 'yyyyy'],
];

describe('which rules of a style sheet are asked about', () => {
  const mayMatch = quickMatcher();

  test.each(asked)('%s', (selector, expected) => {
    expect(elements.map((one) => (mayMatch(one, selector) ? 'y' : '.')).join('')).toBe(expected);
  });

  test('an element that has got another class since is asked about with that', () => {
    expect(mayMatch(element('p', 'before'), '.after')).toBe(false);
    expect(mayMatch(element('p', 'after'), '.after')).toBe(true);
    expect(mayMatch(element('p'), '.after')).toBe(false);
  });
});

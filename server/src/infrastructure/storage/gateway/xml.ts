const marks: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
};
const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };

/** Line ends and tabs of a key are written as references, since readers change the raw ones. */
const escape = (text: string): string =>
  text.replace(/[<>&'"\t\n\r]/g, (mark) => marks[mark] ?? `&#x${mark.charCodeAt(0).toString(16)};`);

/** An element that was built by `element`, ready to be put into another one. */
export interface Xml {
  readonly xml: string;
}

/** Texts are escaped, elements are put in as they are. */
export function element(name: string, ...content: (string | number | boolean | Xml)[]): Xml {
  const inner = content.map((part) => (typeof part === 'object' ? part.xml : escape(String(part)))).join('');
  return { xml: `<${name}>${inner}</${name}>` };
}

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}`;

/**
 * The contents of all elements of one name, inside of which no other one of that name may stand. The two lists that
 * clients send (parts, keys) need no more of XML; entities other than the predefined and numeric ones stay as they are.
 */
export const elementsIn = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map((match) => match[1] ?? '');

export const textOf = (content: string): string =>
  content.replace(/&(?:(lt|gt|amp|apos|quot)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g, (whole, name, decimal, hex) => {
    if (name) return named[name] ?? whole;
    const point = decimal ? Number(decimal) : parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

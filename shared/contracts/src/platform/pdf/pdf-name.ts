/** What no file system takes in a name. */
const REFUSED = /[\u0000-\u001f<>:"/\\|?*~]+/g;

const part = (value: string | number): string => String(value).trim().replace(REFUSED, '-').replace(/\s/g, '.');

/** `{a}_{b}_{stage}.pdf`, spaces turned to dots: how a PDF that was built is called. */
export const pdfName = (a: string, b: string, stage: string | number): string =>
  `${[a, b, stage].map(part).join('_')}.pdf`;

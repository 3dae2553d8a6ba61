/**
 * Prints labels, one a page, at their true size: the pages are as large as the labels, without margins. Whoever saves
 * them as a PDF has a page a label.
 * @param title what the print is called, also as a file
 */
export function printPages(
  labels: readonly Element[],
  { width, height }: { width: number; height: number },
  title: string,
): void {
  const sheet = document.createElement('div');
  sheet.dataset['printSheet'] = '';
  for (const label of labels) {
    const page = document.createElement('div');
    page.dataset['labelPage'] = '';
    page.append(label.cloneNode(true));
    sheet.append(page);
  }
  // A sheet made by a program: the content security policy lets no style elements in.
  const rules = new CSSStyleSheet();
  rules.replaceSync(
    `@page { size: ${width}mm ${height}mm; margin: 0 }
     @media print {
       html, body { margin: 0 !important; padding: 0 !important; background: none !important }
       [data-label-page] { width: ${width}mm; height: ${height}mm; overflow: hidden; break-after: page; break-inside: avoid }
       [data-label-page]:last-child { break-after: auto }
       [data-label-page] > svg { display: block; max-width: none; box-shadow: none }
     }`,
  );
  const before = document.title;
  document.title = title;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  document.body.append(sheet);
  const done = (): void => {
    sheet.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    document.title = before;
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
}

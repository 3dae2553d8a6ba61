/**
 * Prints one element of the page and nothing else: its clone stands alone in the body of a print, where the rules of the
 * page still hold.
 * @param title what the print is called, also as a file
 */
export function printElement(element: HTMLElement, title: string): void {
  const sheet = document.createElement('div');
  sheet.dataset['printSheet'] = '';
  const heading = document.createElement('h1');
  heading.textContent = title;
  sheet.append(heading, element.cloneNode(true));
  document.body.append(sheet);
  const before = document.title;
  document.title = title;
  const done = (): void => {
    sheet.remove();
    document.title = before;
  };
  window.addEventListener('afterprint', done, { once: true });
  window.print();
}

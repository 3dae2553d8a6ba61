/** Spreadsheets take a cell that begins so for a formula, whatever it came from; they show it as text after this. */
const FORMULA = /^[=+\-@\t\r\n]/;
const SPECIAL = /[",\r\n]/;

/** A cell: a number as it is, a text so that no spreadsheet computes it. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Tells a spreadsheet that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

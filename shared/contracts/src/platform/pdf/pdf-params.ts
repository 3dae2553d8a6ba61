import { ID_PATTERN } from '../../wire/patterns.ts';
import { MOST_ROWS } from '../../wire/list-limits.ts';

/** The page that builds them, off-screen. */
const PDF_PATH = '/pdf/';

/** What the page builds: a plan for whoever reads its case, an order for those who make it, labels at their true size. */
export type PdfParams =
  | { readonly report: 'plan'; readonly caseId: string; readonly version: number; readonly planId: string }
  | { readonly report: 'order'; readonly orderId: string }
  | { readonly report: 'labels'; readonly subOrderIds: readonly string[]; readonly templateId: string };

/**
 * Where something is built.
 * @param job made up by the opener to know its own results by, 32 hexadecimal characters
 */
export function pdfAddress(params: PdfParams, job?: string): string {
  const search = new URLSearchParams(
    Object.entries({ ...params, ...(job && { job }) }).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return `${PDF_PATH}?${search.toString()}`;
}

/** What an address of the page asks for; null where it asks for nothing that can be built. */
export function readPdfAddress(search: URLSearchParams): PdfParams | null {
  const idOf = (key: string): string | null => {
    const value = search.get(key) ?? '';
    return ID_PATTERN.test(value) ? value : null;
  };
  switch (search.get('report') ?? '') {
    case 'plan': {
      const [caseId, version, planId] = [idOf('caseId'), idOf('version'), idOf('planId')];
      return caseId && version && planId ? { report: 'plan', caseId, version: Number(version), planId } : null;
    }
    case 'order': {
      const orderId = idOf('orderId');
      return orderId ? { report: 'order', orderId } : null;
    }
    case 'labels': {
      const subOrderIds = (search.get('subOrderIds') ?? '').split(',');
      const templateId = idOf('templateId');
      const listed = subOrderIds.length <= MOST_ROWS && subOrderIds.every((id) => ID_PATTERN.test(id));
      return templateId && listed ? { report: 'labels', subOrderIds, templateId } : null;
    }
    default:
      return null;
  }
}

/** The job that an address names, whatever else it says. */
export function pdfJobOf(search: URLSearchParams): string | undefined {
  const job = search.get('job') ?? '';
  return /^[0-9a-f]{32}$/.test(job) ? job : undefined;
}

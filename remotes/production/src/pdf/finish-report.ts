import { type Block, type Report, textsOf, writeReport } from '@archway/paper';
import { fontFor } from '@archway/paper/fonts';
import { paperPicture } from '@archway/paper/picture';
import type { Building } from './building.ts';

interface Said {
  readonly title: string;
  readonly subtitle: string;
  readonly foot: string;
  readonly blocks: readonly Block[];
}

/** A report with the mark of the tenant on each page. A logo that cannot be had leaves the name. */
export async function finishReport(said: Said, { t, language, brand }: Building): Promise<Blob> {
  const report: Report = {
    ...said,
    language,
    brand: { name: brand.name, accent: brand.color, logo: await paperPicture(brand.logo).catch(() => null) },
    pageText: (page, of) => t('pdf.page', { page, of }),
  };
  return writeReport(report, await fontFor(textsOf(report)));
}

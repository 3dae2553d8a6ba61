import { type PdfParams, endpoints, pdfName } from '@archway/contracts';
import { call, formatDateTime } from '@archway/platform';
import type { Building, Built } from '../building.ts';
import { finishReport } from '../finish-report.ts';
import { planSource } from './plan-source.ts';
import { planBlocks } from './plan-blocks.ts';
import { shotsOf } from './plan-shots.ts';

/** Letters of a hash that tell two plans apart. */
const SHOWN = 8;

/** What a plan does, with pictures of its stages. @throws where the plan has no document */
export async function buildPlan(
  { caseId, version, planId }: Extract<PdfParams, { report: 'plan' }>,
  building: Building,
): Promise<Built> {
  const { t, draw, progress } = building;
  const quiet = { quiet: true };
  const [plans, saved, found] = await Promise.all([
    call(endpoints.plans.list, { query: { caseId, version } }, quiet),
    call(endpoints.plans.document, { query: { caseId, version, planId } }, quiet),
    // Whoever may read plans and not cases gets the report without the head of the patient.
    call(endpoints.cases.detail, { params: { caseId, version } }, quiet).catch(() => null),
  ]);
  const plan = plans.find((each) => each.planId === planId);
  if (!plan || !saved) throw new Error('nothing was designed in this plan');
  progress(0.2);
  const { document, sha256 } = saved;
  const steps = { upper: saved.upperSteps ?? 0, lower: saved.lowerSteps ?? 0 };
  const shots = shotsOf(Math.max(steps.upper, steps.lower));
  const pictures = await draw(planSource(saved), shots);
  progress(0.8);
  const hash = sha256.slice(0, SHOWN);
  const pdf = await finishReport(
    {
      title: t('pdf.plan.title'),
      subtitle: [found && `${found.patientName} · ${found.ptNo}`, plan.name].filter(Boolean).join(' · '),
      foot: t('pdf.foot', { name: `${plan.name} · ${hash}`, time: formatDateTime(new Date()) }),
      blocks: planBlocks({ plan, document, sha256, steps, found, shots, pictures }, building),
    },
    building,
  );
  return { name: pdfName(found?.ptNo ?? `V${version}`, `plan-${hash}`, Math.max(steps.upper, steps.lower)), pdf };
}

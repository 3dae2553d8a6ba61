import { type CaseDetail, type ListedPlan, type PlanDocument, type PlanShot, genders } from '@archway/contracts';
import type { Block, Fact } from '@archway/paper';
import { bilingual, formatAge, formatDay, formatNumber, toothText } from '@archway/platform';
import type { Building } from '../building.ts';
import { attachmentTable, contactTable, movementTable } from './plan-tables.ts';

export interface ToldPlan {
  readonly plan: ListedPlan;
  readonly document: PlanDocument;
  readonly sha256: string;
  /** Aligners of each jaw. */
  readonly steps: { readonly upper: number; readonly lower: number };
  /** Its case, as the reader may see it; null where they may not. */
  readonly found: CaseDetail | null;
  readonly shots: readonly PlanShot[];
  /** JPEGs of the shots, in their order. */
  readonly pictures: readonly (Uint8Array | null)[];
}

type Words = Pick<Building, 't' | 'words' | 'numbering'>;

/** Of a picture as it is drawn. */
const RATIO = 1000 / 1600;

const patientFacts = (
  { patientName, ptNo, gender, birthday, doctorName, practiceName }: CaseDetail,
  t: Words['t'],
): Fact[] => {
  const named = genders.find(({ value }) => value === gender);
  return [
    { label: t('pdf.patient'), value: patientName },
    { label: t('pdf.case'), value: ptNo },
    { label: t('pdf.gender'), value: [named && bilingual(named), formatAge(birthday)].filter(Boolean).join(' · ') },
    { label: t('pdf.birthday'), value: formatDay(birthday) },
    { label: t('pdf.doctor'), value: doctorName },
    { label: t('pdf.practice'), value: practiceName },
  ];
};

function planFacts({ plan, document, sha256, steps }: ToldPlan, { t, numbering }: Words): Fact[] {
  const taken = document.ipr.reduce((sum, { amount }) => sum + amount, 0);
  const removed = document.teeth.flatMap(({ fdi, state }) => (state === 'extract' ? [toothText(fdi, numbering)] : []));
  const facts: (Fact | null)[] = [
    { label: t('pdf.plan.name'), value: plan.name },
    { label: t('pdf.plan.version'), value: `V${plan.version}` },
    { label: t('pdf.plan.updated'), value: formatDay(plan.updateTime) },
    { label: t('pdf.plan.steps'), value: `${steps.upper || '—'} / ${steps.lower || '—'}` },
    { label: t('pdf.plan.attachments'), value: String(document.attachments.length) },
    {
      label: t('pdf.plan.ipr'),
      value: document.ipr.length === 0 ? '0' : `${document.ipr.length} · ${formatNumber(taken, { digits: 2 })} mm`,
    },
    { label: t('pdf.plan.extracted'), value: removed.join(t('templates.listSeparator')) || t('pdf.none') },
    { label: t('pdf.plan.designer'), value: plan.designerName ?? '—' },
    { label: t('pdf.plan.confirmed'), value: t(plan.confirmedHash === sha256 ? 'yes' : 'no') },
  ];
  return facts.filter((fact) => fact !== null);
}

const shotName = ({ step, view }: PlanShot, t: Words['t']): string => {
  const stage = step === null ? t('pdf.stage.last') : step === 0 ? t('pdf.stage.first') : t('pdf.stage.step', { step });
  return `${stage} · ${t(`pdf.view.${view}`)}`;
};

const section = (title: string, table: Block | null, none: string): Block[] => [
  { kind: 'heading', text: title },
  table ?? { kind: 'words', text: none, quiet: true },
];

/** What a plan does, in the words of its reader. */
export function planBlocks(told: ToldPlan, words: Words): Block[] {
  const { t } = words;
  const { plan, document, sha256, found, shots, pictures } = told;
  return [
    ...(found
      ? ([
          { kind: 'heading', text: t('pdf.patient') },
          { kind: 'facts', columns: 3, facts: patientFacts(found, t) },
        ] satisfies Block[])
      : []),
    { kind: 'heading', text: t('pdf.plan.plan') },
    { kind: 'facts', columns: 3, facts: planFacts(told, words) },
    { kind: 'facts', columns: 1, facts: [{ label: t('pdf.plan.hash'), value: sha256 }] },
    ...(plan.remarks ? ([{ kind: 'words', text: plan.remarks }] satisfies Block[]) : []),
    { kind: 'heading', text: t('pdf.plan.stages') },
    {
      ...{ kind: 'pictures', columns: 3, ratio: RATIO, missing: t('pdf.noPicture') },
      pictures: shots.map((shot, at) => ({ jpeg: pictures[at] ?? null, caption: shotName(shot, t) })),
    },
    ...section(t('pdf.plan.iprTable'), contactTable(document, words), t('pdf.plan.noIpr')),
    ...section(t('pdf.plan.attachmentTable'), attachmentTable(document, words), t('pdf.plan.noAttachments')),
    ...section(t('pdf.plan.movements'), movementTable(document, words), t('pdf.plan.noMovements')),
  ];
}

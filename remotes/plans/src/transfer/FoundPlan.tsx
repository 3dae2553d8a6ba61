import { type ListedPlan, planProblems } from '@archway/contracts';
import { fileTypeOf } from '@archway/mesh';
import { formatNumber, useLang, useText } from '@archway/platform';
import { DescriptionList, ErrorBox } from '@archway/ui';
import type { BundleProblem, PlacedProblem, PlanBundle } from './plan-bundle.ts';
import styles from './transfer.module.css';

/** What a plan that was chosen is, before it is taken. */
export function FoundPlan({ bundle, plan }: { bundle: PlanBundle; plan: ListedPlan }) {
  const t = useText('plans');
  const { teeth, aligners, ipr, attachments } = bundle.document;
  const last = (jaw: 'upper' | 'lower'): string => formatNumber(Math.max(0, aligners[jaw].length - 1));
  const toConvert = [...bundle.meshes.values()].filter(({ path }) => fileTypeOf(path) !== 'drc').length;
  const facts = {
    teeth: formatNumber(teeth.filter(({ body }) => body !== null).length),
    ...(plan.planType === 'step' && { steps: `${last('upper')} / ${last('lower')}` }),
    ipr: formatNumber(ipr.length),
    attachments: formatNumber(attachments.length),
    meshes:
      toConvert > 0
        ? t('transfer.toConvert', { num: bundle.meshes.size, count: toConvert })
        : formatNumber(bundle.meshes.size),
  };
  return (
    <>
      {plan.documentHash !== null && <p className={styles.warning}>{t('transfer.replaces')}</p>}
      <DescriptionList
        items={Object.entries(facts).map(([key, value]) => ({ key, label: t(`transfer.fact.${key}`), value }))}
      />
    </>
  );
}

/** Why it is not taken: each place of the document with what is wrong there. */
export function RefusedPlan({ problem, plan }: { problem: BundleProblem; plan: ListedPlan }) {
  const t = useText('plans');
  const lang = useLang();
  const words = ({ problem: found }: PlacedProblem): string =>
    found === 'meshMissing' ? t('transfer.meshMissing') : planProblems[found][lang === 'zh-CN' ? 'zh' : 'en'];
  if (problem.key !== 'wrong')
    return (
      <ErrorBox
        title={t('transfer.refused')}
        body={t(problem.key === 'otherKind' ? `transfer.otherKind.${plan.planType}` : `transfer.${problem.key}`)}
      />
    );
  return (
    <>
      <ErrorBox title={t('transfer.refused')} body={t('transfer.wrong', { count: problem.places.length })} />
      <ul className={styles.problems}>
        {problem.places.map((place) => (
          <li key={`${place.path} ${place.problem}`}>
            <code>{place.path}</code> {words(place)}
          </li>
        ))}
      </ul>
    </>
  );
}

import { looseEnds } from '@archway/dental/edit';
import { formatNumber, toothText, useNumbering, useText } from '@archway/platform';
import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from '@archway/ui';
import type { Design } from '../use-design.ts';
import styles from './panel.module.css';

type Tone = 'error' | 'warning' | 'good' | 'none';

interface Line {
  readonly key: string;
  readonly tone: Tone;
  readonly text: string;
  readonly value: string;
  /** Where it is looked at; absent where there is nothing to see. */
  readonly teeth?: readonly number[];
  readonly stage?: number;
}

const icons = { error: CircleX, warning: TriangleAlert, good: CircleCheck, none: CircleMinus } as const;
/** So many of one kind are told; the deepest come first. */
const MOST = 6;

/** What is wrong with the plan, and what was looked at; a line leads to its stage and teeth. */
export function ChecksList({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { checking, plan, pick } = design;
  const { found } = checking;
  const lines = useLines(design);
  const go = ({ teeth = [], stage }: Line): void => {
    if (stage !== undefined) plan.clock.show(stage);
    teeth.forEach((fdi, at) => pick(fdi, at > 0));
    const [first] = teeth;
    if (first !== undefined) plan.select(first);
  };
  return (
    <section className={styles.checks} aria-labelledby="design-checks">
      <header>
        <h2 id="design-checks">{t('design.checks.title')}</h2>
        <p role="status" data-checked={found !== null || undefined}>
          {found
            ? t('design.checks.took', {
                count: plan.stages.total,
                seconds: formatNumber(found.milliseconds / 1000, { digits: 1 }),
              })
            : t(checking.failed ? 'design.checks.failed' : 'design.checks.running')}
        </p>
      </header>
      <ul>
        {lines.map((line) => {
          const Icon = icons[line.tone];
          const content = (
            <>
              <Icon aria-hidden data-tone={line.tone} />
              <span>{line.text}</span>
              <em data-tone={line.tone}>{line.value}</em>
            </>
          );
          return (
            <li key={line.key} data-check={line.key.split(' ')[0]}>
              {line.teeth ? (
                <button type="button" onClick={() => go(line)}>
                  {content}
                </button>
              ) : (
                <div>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useLines({ checking, prescribed, plan }: Design): Line[] {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { last: found, unknown } = checking;
  const tooth = (fdi: number): string => toothText(fdi, numbering);
  const names = (teeth: readonly number[]): string => teeth.map(tooth).join('/');
  const list = (teeth: readonly number[]): string => teeth.map(tooth).join(t('design.comma'));
  const mm = (value: number): string => formatNumber(value, { digits: 2, unit: 'mm' });
  if (!found) return [];
  const step = plan.stages.kind === 'step';
  const overlaps = found.overlaps.slice(0, MOST).map((each): Line => {
    const run = each.from === each.to ? 'one' : 'run';
    return {
      key: `overlap ${each.of} ${each.between.join('-')} ${each.from}`,
      tone: 'error',
      text: step
        ? t(`design.checks.overlap.${run}`, { teeth: names(each.between), from: each.from, to: each.to })
        : t('design.checks.overlap.target', { teeth: names(each.between) }),
      value: mm(each.depth),
      ...{ teeth: each.between, stage: each.stage },
    };
  });
  const limits = found.limits.slice(0, MOST).map((each): Line => ({
    key: `limit ${each.fdi} ${each.quantity}`,
    tone: 'warning',
    text: t(`design.checks.limit.${each.quantity}`, { tooth: tooth(each.fdi), stage: each.stage }),
    value: each.quantity === 'rotation' ? `${formatNumber(each.value, { digits: 1 })}°` : mm(each.value),
    ...{ teeth: [each.fdi], stage: each.stage },
  }));
  const attachments = found.attachments.slice(0, MOST).map((each): Line => {
    const meets = each.depth > 0 ? 'meets' : 'near';
    return {
      key: `attachment ${each.id} ${each.opposing}`,
      tone: each.depth > 0 ? 'error' : 'warning',
      text: t(`design.checks.attachment.${meets}.${!step ? 'target' : each.from === each.to ? 'one' : 'run'}`, {
        ...{ tooth: tooth(each.fdi), other: tooth(each.opposing), from: each.from, to: each.to },
      }),
      value: mm(Math.abs(each.depth)),
      ...{ teeth: [each.opposing, each.fdi], stage: each.stage },
    };
  });
  const { attachments: worn, elastics = [], bite } = plan.source.document;
  const bonded = worn.length > 0;
  const { closed, all, open } = found.contacts;
  const [widest] = open;
  const contacts: Line = widest
    ? {
        ...{ key: 'contacts', tone: 'warning' },
        text: t('design.checks.open', { closed, all, teeth: names(widest.between) }),
        value: widest.gap >= 1 ? t('design.checks.wide') : mm(widest.gap),
        ...{ teeth: widest.between, stage: plan.stages.total },
      }
    : { key: 'contacts', tone: 'good', text: t('design.checks.contacts', { closed, all }), value: '≤ 0.05 mm' };
  const loose = elastics.flatMap(({ between }): Line[] => {
    const ends = looseEnds(plan.source.document, between);
    if (ends.length === 0) return [];
    return [
      {
        ...{ key: `elastic ${between.join('-')}`, tone: 'warning' },
        text: t('design.checks.elastic', { teeth: names(between) }),
        value: t('design.checks.noCutout', { teeth: names(ends) }),
        teeth: ends,
      },
    ];
  });
  const { moved, attached } = found.prescription;
  const against = [...moved, ...attached];
  const asked = prescribed.fixed.size + prescribed.noAttachment.size > 0;
  return [
    ...overlaps,
    ...(found.overlaps.length > MOST
      ? [more('overlaps', t('design.checks.more', { count: found.overlaps.length - MOST }))]
      : []),
    ...limits,
    ...attachments,
    ...(bonded && found.opposing && attachments.length === 0
      ? [
          {
            key: 'attachments',
            tone: 'good',
            text: t('design.checks.attachment.free'),
            value: t('design.checks.kept'),
          } as const,
        ]
      : []),
    ...(overlaps.length === 0
      ? [{ key: 'overlaps', tone: 'good', text: t('design.checks.noOverlap'), value: t('design.checks.kept') } as const]
      : []),
    ...(step && limits.length === 0
      ? [{ key: 'limits', tone: 'good', text: t('design.checks.inLimits'), value: t('design.checks.kept') } as const]
      : []),
    contacts,
    against.length > 0
      ? {
          ...{ key: 'prescription', tone: 'error', text: t('design.checks.against', { teeth: list(against) }) },
          ...{ value: t('design.checks.broken'), teeth: against },
        }
      : {
          ...{ key: 'prescription', tone: asked ? 'good' : 'none' },
          text: asked
            ? t('design.checks.prescription', { teeth: list([...prescribed.fixed, ...prescribed.noAttachment]) })
            : t('design.checks.noPrescription'),
          value: t(asked ? 'design.checks.kept' : 'design.checks.nothing'),
        },
    ...loose,
    ...(found.opposing ? [] : [more('bite', t('design.checks.noBite'), t('design.checks.notAssessed'))]),
    ...(bite.from === 'manual' ? [more('bite', t('design.checks.manualBite'), t('design.checks.byHand'))] : []),
    ...(unknown.length > 0
      ? [more('unknown', t('design.checks.unknown', { teeth: list(unknown) }), t('design.checks.notAssessed'))]
      : []),
    more('roots', t('design.checks.roots'), t('design.checks.notAssessed')),
  ];
}

const more = (key: string, text: string, value = ''): Line => ({ key, tone: 'none', text, value });

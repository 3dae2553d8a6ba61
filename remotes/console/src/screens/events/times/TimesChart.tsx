import type { PageTimes, TimeSpan } from '@archway/contracts';
import { formatDay, formatNumber, useLang, usePhone, useText } from '@archway/platform';
import { VisuallyHidden } from '@archway/ui';
import { scaleFor } from '@archway/ui/data';
import styles from './times.module.css';

type Step = PageTimes['steps'][number];

/** Units of the picture are pixels of a desk, and of a phone: its words stay as large as others. */
const WIDTH = { desk: 640, phone: 330 } as const;
const HEIGHT = 190;
/** A digit of the scale at most, and what stands between the scale and the bars. */
const DIGIT = 7;
const APART = 8;
const BOTTOM = 24;
const TOP = 8;

interface Props {
  steps: readonly Step[];
  span: TimeSpan;
}

/** A bar for each hour or day from the middle page to the slow one, with a mark at three quarters; the table says the same. */
export function TimesChart({ steps, span }: Props) {
  const t = useText('console');
  const lang = useLang();
  const width = WIDTH[usePhone() ? 'phone' : 'desk'];
  const nameOf = ({ at }: Step): string =>
    span === 'day'
      ? new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at))
      : new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(at));
  const lines = scaleFor(Math.max(...steps.map(({ p95 }) => p95), 1));
  const scale = lines.map((value) => formatNumber(value, { unit: 'ms' }));
  const left = APART + DIGIT * Math.max(...scale.map(({ length }) => length));
  const top = lines.at(-1) ?? 1;
  const y = (value: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const room = (width - left) / steps.length;
  const bar = Math.min(28, room * 0.6);
  const everyLabel = Math.ceil((steps.length * 46) / (width - left));
  return (
    <figure className={styles.chart}>
      <figcaption>
        <i data-mark="range" /> {t('times.legendRange')} <i data-mark="p75" /> {t('times.legendP75')}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {lines.map((value, at) => (
          <g key={value}>
            <line x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text x={left - APART} y={y(value) + 4} textAnchor="end">
              {scale[at]}
            </text>
          </g>
        ))}
        {steps.map((step, index) => {
          const centre = left + room * (index + 0.5);
          const height = Math.max(2, y(step.p50) - y(step.p95));
          return (
            <g key={step.at}>
              <rect x={centre - bar / 2} y={y(step.p95)} width={bar} height={height} rx={3} />
              <line data-mark="p75" x1={centre - bar / 2} x2={centre + bar / 2} y1={y(step.p75)} y2={y(step.p75)} />
              {index % everyLabel === 0 ? (
                <text x={centre} y={HEIGHT - 6} textAnchor="middle">
                  {nameOf(step)}
                </text>
              ) : null}
              <title>{t('times.step', { ...figures(step), when: nameOf(step), count: step.count })}</title>
            </g>
          );
        })}
      </svg>
      <VisuallyHidden>
        <ul>
          {steps.map((step) => (
            <li key={step.at}>
              {t('times.step', { ...figures(step), when: `${formatDay(step.at)} ${nameOf(step)}`, count: step.count })}
            </li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}

const figures = ({ p50, p75, p95 }: Step) => ({
  p50: formatNumber(p50, { unit: 'ms' }),
  p75: formatNumber(p75, { unit: 'ms' }),
  p95: formatNumber(p95, { unit: 'ms' }),
});
